import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { Story } from '../schemas/story.ts';

/** The story of the client displayed as ODC. */
export const odc: Story = {
  key: 'ODC',
  description:
    'A property-software vendor in Ohio had funding for forty engineers and a local market that offered nine a year. It hired six people through us as an experiment. Eleven months later the offshore team had four squads, a site lead of its own and half of the product’s releases.',
  tags: {
    Domain: 'Property software',
    Platform: 'Cloud, web, mobile',
    Geography: 'United States, India',
    Services: 'Team build-out, ODC',
  },
  challenges: [
    {
      title: 'Seats open for five months',
      text: 'Each empty role delayed a promised feature, and agencies kept sending the same resumes to the client’s competitors.',
    },
    {
      title: 'A first try that failed',
      text: 'An earlier vendor’s team had received tickets without context and delivered code that nobody in Ohio wanted to merge.',
    },
    {
      title: 'Interviews ate the week',
      text: 'The client’s best engineers spent eleven hours a week on calls with candidates, most of whom were not prepared.',
    },
  ],
  solution: [
    {
      title: 'Whole squads, whole problems',
      text: 'Each squad took a product area with its users and its on-call, beginning with the one that the six already knew.',
    },
    {
      title: 'Ten days to belong',
      text: 'A checklist for each new hire covers access, domain lessons, a paired fix and a demo to the founders by the second Friday.',
    },
    {
      title: 'Interviews in two rounds',
      text: 'We screen on the client’s own code base and present two people for each seat. One conversation decides.',
    },
    {
      title: 'Figures for both sites',
      text: 'Lead time, escaped defects and release frequency are shown by squad. The country is left out, and with it the temptation to compare.',
    },
  ],
  outcomes: [
    { figure: '26 days', label: 'median, from open seat to signed offer' },
    { figure: '93%', label: 'of the people still there after two years' },
  ],
  quote: {
    text: 'The first time Hyderabad told us that a feature was a bad idea, I knew that we had hired a team.',
    name: 'Mark Feldman',
    role: 'Chief Technology Officer, ODC',
  },
  designs: [
    picture(
      'browser',
      'odc-ramp',
      'Team ramp board: engineers by role and by month, planned against joined, with five open seats.',
    ),
    picture(
      'phone',
      'odc-onboarding',
      'Phone: a new engineer’s first ten days as a checklist, with the mentor and today’s meetings.',
    ),
    picture(
      'browser',
      'odc-delivery',
      'Delivery dashboard: velocity, lead time, escaped defects and release frequency of four squads.',
    ),
  ],
  closing: {
    heading: 'How long have your seats been open?',
    text: 'List the roles and the months each has waited. We say which of them Hyderabad can fill and which you had better hire at home.',
    action: { label: 'Count the open seats', to: '/contact-us' },
    answeredBy: {
      person: people.raghavMenon,
      text: 'I write down the seats I would not move, and that list is rarely empty.',
    },
  },
};
