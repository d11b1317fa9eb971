import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { Story } from '../schemas/story.ts';

/** The story of Infinte; the key is spelt as the product's contract has it (spec 3). */
export const infinte: Story = {
  key: 'infinte',
  description:
    'Infinte supplies hospitals in the American Southwest with nurses for weeks or months at a time. Its recruiters were good and its paperwork was slow: a nurse ready on Monday started the Thursday after next. We added people to its teams and built the tools that let both move faster.',
  tags: {
    Domain: 'Healthcare staffing',
    Platform: 'Web, nurse’s mobile app',
    Geography: 'United States',
    Services: 'Staff augmentation, product',
  },
  challenges: [
    {
      title: 'Papers in forty folders',
      text: 'Licenses, immunizations and references were filed by recruiter, and each hospital wanted them in a different order.',
    },
    {
      title: 'Shifts filled by phone',
      text: 'Coordinators called down a list at five in the morning. Units learned at seven whether anybody would come.',
    },
    {
      title: 'A vendor list about to close',
      text: 'Two hospital groups had announced that suppliers below an 85 percent fill rate would be dropped by the summer.',
    },
  ],
  solution: [
    {
      title: 'Nine people, embedded',
      text: 'Credential specialists, recruiters and two developers joined the client’s own teams, under its managers and on its hours.',
    },
    {
      title: 'A wallet for credentials',
      text: 'Nurses photograph each document once. Expiration dates are read, checked with the issuing board and chased ninety days ahead.',
    },
    {
      title: 'Rosters that ask first',
      text: 'Open shifts go to nurses who are cleared for that unit, rested by the rules and willing to work there, in that order.',
    },
    {
      title: 'One pipeline for each unit',
      text: 'Managers see candidates from submitted to on assignment, with the days spent in every stage and whose turn it is.',
    },
  ],
  outcomes: [
    { figure: '3 days', label: 'from offer to first shift, down from ten' },
    { figure: '0', label: 'shifts worked on an expired license' },
  ],
  quote: {
    text: 'My coordinators sleep until six now, and both of the hospital groups have kept us on their list.',
    name: 'Yolanda Ruiz',
    role: 'Vice President, Clinical Staffing, Infinte',
  },
  designs: [
    picture(
      'browser',
      'infinte-roster',
      'Shift roster: nurses down the side, the week across, day and night shifts filled and two of them open.',
    ),
    picture(
      'phone',
      'infinte-credentials',
      'Nurse’s phone: licenses and certificates with their expiration dates, one of them due for renewal.',
    ),
    picture(
      'browser',
      'infinte-pipeline',
      'Placement pipeline: candidates from submitted to on assignment, with days in each stage and fill rate.',
    ),
  ],
  closing: {
    heading: 'What holds up a first day?',
    text: 'Count the days and folders between a signed offer and a first shift. We show which checks can run side by side and which wait for nothing.',
    action: { label: 'Time your onboarding', to: '/contact-us' },
    answeredBy: {
      person: people.samiraHaddad,
      text: 'I mark each day on which the file lay still; those are the ones to remove.',
    },
  },
};
