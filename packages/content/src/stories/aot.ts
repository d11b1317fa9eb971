import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { Story } from '../schemas/story.ts';

/** The story of AOT. */
export const aot: Story = {
  key: 'aot',
  description:
    'AOT makes pumps and valves in four American plants. Its ERP program had lost two integrators, and the remaining staff could either run the old system or build the new one. We opened an offshore development center with a full ERP practice: functional leads, developers, testers and support.',
  tags: {
    Domain: 'Industrial manufacturing',
    Platform: 'ERP, six modules',
    Geography: 'United States, India',
    Services: 'ODC, ERP, support',
  },
  challenges: [
    {
      title: 'A program without an owner',
      text: 'The design documents were written by people who had left. Nobody could say which of 310 customizations were still wanted.',
    },
    {
      title: 'Plants that cannot stop',
      text: 'Furnaces run all week, so the usual cutover from Friday night to Monday morning would have meant scrapped castings.',
    },
    {
      title: 'Skills that were rented',
      text: 'Contractors on day rates held the knowledge of finance and payroll, and two of them resigned in the same month.',
    },
  ],
  solution: [
    {
      title: 'One team for each module',
      text: 'Twenty-eight consultants work in six teams under one practice lead, each team beside the AOT manager who owns the process.',
    },
    {
      title: 'Customizations on trial',
      text: 'Each one had to be claimed by a user with a reason. Of the 310, only 84 survived, documented and covered by tests.',
    },
    {
      title: 'Cutover in working hours',
      text: 'Plants moved one after another over three weekdays, rehearsed four times, with orders taken on paper for ninety minutes.',
    },
    {
      title: 'Support by the builders',
      text: 'The people who configured a module stay on its incidents for two closes before the support desk takes them over.',
    },
  ],
  outcomes: [
    { figure: '6', label: 'modules live in all four plants' },
    { figure: '84', label: 'customizations kept of 310' },
  ],
  quote: {
    text: 'I was asked to choose the hour after which there was no way back, and I chose it with my foremen.',
    name: 'Dale Hutchins',
    role: 'Plant Manager, AOT',
  },
  designs: [
    picture(
      'browser',
      'aot-modules',
      'ERP home: finance, procurement, inventory, production, sales and payroll modules, each with its open work.',
    ),
    picture(
      'browser',
      'aot-sprint',
      'Sprint board of the ERP practice: four columns of cards from to do to accepted, with points and owners.',
    ),
    picture(
      'browser',
      'aot-cutover',
      'Cutover plan: tasks from freeze to go-live as bars across three days, with the point of no return marked.',
    ),
  ],
  closing: {
    heading: 'Is your ERP program between owners?',
    text: 'Say which modules are live, which are late and who still knows why. We name the two gaps to close before anybody configures more.',
    action: { label: 'Show us the program', to: '/contact-us' },
    answeredBy: {
      person: people.meeraKulkarni,
      text: 'I ask for the list of customizations and count how many have an owner.',
    },
  },
};
