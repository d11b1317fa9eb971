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
    result: { figure: '19 min', label: 'average walk to a teller or agent, from 74' },
  },
  {
    key: 'TASC',
    client: 'TASC',
    title: 'One job search in two languages',
    summary:
      'Job seekers in the Emirates search in English or Arabic and get the same openings, salaries and dates in both.',
    result: { figure: '2.4×', label: 'as many Arabic applications completed' },
  },
  {
    key: 'ASPIRE',
    client: 'ASPIRE',
    title: 'Pre-approved loans, signed in minutes',
    summary:
      'Bank customers in India see a loan that is already approved, shape it with two sliders and sign it on the phone.',
    result: { figure: '4 min', label: 'from offer to signed loan, by mail 12 days' },
  },
  {
    key: 'ITradeNetwork',
    client: 'iTradeNetwork',
    title: 'Support for a fresh-food trading network',
    summary:
      'Produce spoils while a ticket waits. A support team in three shifts keeps orders, loads and invoices in step.',
    result: { figure: '95 min', label: 'median time to resolve, from eleven hours' },
  },
  {
    key: 'aot',
    client: 'AOT',
    title: 'An offshore center with an ERP practice',
    summary:
      'Six ERP modules configured, tested and supported from Hyderabad, and taken live on three ordinary working days.',
    result: { figure: '4 days', label: 'to close the month, from twelve' },
  },
  {
    key: 'ODC',
    client: 'ODC',
    title: 'From six engineers to four squads',
    summary:
      'A software vendor outgrew its local hiring market and built out an offshore team of 42 in less than one year.',
    result: { figure: '42', label: 'people in four squads, from six' },
  },
  {
    key: 'jsee',
    client: 'JSEE',
    title: 'Appointments that patients keep',
    summary:
      'Patients find a doctor, book a free slot and confirm it from a reminder, while clinics keep their own calendar.',
    result: { figure: '9%', label: 'of appointments missed, from 23%' },
  },
  {
    key: 'infinte',
    client: 'Infinte',
    title: 'Nurses on the ward, papers in order',
    summary:
      'Hospitals fill open shifts with nurses whose licenses, shots and references have been checked before they travel.',
    result: { figure: '94%', label: 'of shifts filled, from 81%' },
  },
];
