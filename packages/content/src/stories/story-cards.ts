import type { StoryCard } from '../schemas/story.ts';

/** The heading over the story cards, on the home page and on their own (spec 2.5 and 2.11). */
export const caseStudiesHeading = 'Case studies - Proven impact, Real Solutions';

/** What lists of stories show, in their order (spec 2.5). The stories themselves load one by one. */
export const storyCards: readonly StoryCard[] = [
  {
    key: 'MAAB',
    client: 'MAAB',
    title: 'Agent Banking – Fintech & Digital Banking',
    summary:
      'A Kenyan bank reached customers beyond its branches through 3,100 shops, and closes the books on them every night.',
  },
  {
    key: 'TASC',
    client: 'TASC',
    title: 'One job search in two languages',
    summary:
      'Job seekers in the Emirates search in English or Arabic and get the same openings, salaries and dates in both.',
  },
  {
    key: 'ASPIRE',
    client: 'ASPIRE',
    title: 'Pre-approved loans, signed in minutes',
    summary:
      'Bank customers in India see a loan that is already approved, shape it with two sliders and sign it on the phone.',
  },
  {
    key: 'ITradeNetwork',
    client: 'iTradeNetwork',
    title: 'Support for a fresh-food trading network',
    summary:
      'Produce spoils while a ticket waits. A support team in three shifts keeps orders, loads and invoices in step.',
  },
  {
    key: 'aot',
    client: 'AOT',
    title: 'An offshore center with an ERP practice',
    summary:
      'Six ERP modules configured, tested and supported from Hyderabad, and taken live on three ordinary working days.',
  },
  {
    key: 'ODC',
    client: 'ODC',
    title: 'From six engineers to four squads',
    summary:
      'A software vendor outgrew its local hiring market and built out an offshore team of 42 in less than one year.',
  },
  {
    key: 'jsee',
    client: 'JSEE',
    title: 'Appointments that patients keep',
    summary:
      'Patients find a doctor, book a free slot and confirm it from a reminder, while clinics keep their own calendar.',
  },
  {
    key: 'infinte',
    client: 'Infinte',
    title: 'Nurses on the ward, papers in order',
    summary:
      'Hospitals fill open shifts with nurses whose licenses, shots and references have been checked before they travel.',
  },
];
