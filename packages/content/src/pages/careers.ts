import { people } from '../people.ts';
import type { CareersPageCopy } from '../schemas/careers-page.ts';

/** The copy of Careers (spec 2.15). */
export const careersPage: CareersPageCopy = {
  meta: {
    title: 'Careers',
    description:
      'Open positions at Kestrova in the USA and India, how we interview, what we value and what an engineer can expect in the first year.',
  },
  hero: {
    heading: 'Careers',
    text: 'Build software that a teller, a nurse or a truck driver will use tomorrow, with colleagues who read what they review.',
  },
  openings: {
    heading: 'Job Openings',
    country: 'Country',
    keywords: 'Keywords',
    keywordsExample: 'Role or skill',
    search: 'Search',
    searching: 'Searching the open positions.',
    searchFailed: {
      text: 'The search did not load, so these are the positions without your keywords.',
      retry: 'Try again',
      retrying: 'Loading the search again.',
    },
    filters: {
      place: { label: 'Place', any: 'Any place' },
      type: { label: 'Type', any: 'Any type' },
      mode: { label: 'Mode', any: 'Any mode' },
      level: { label: 'Level', any: 'Any level' },
    },
    clear: 'Clear filters',
    showAll: 'Show all open positions',
    sort: { label: 'Sort by', newest: 'Newest', relevance: 'Relevance' },
    showMore: 'Show more',
    showJobsIn: 'Show jobs in',
    experience: 'years of experience',
    viewDetails: 'View details',
    apply: 'Apply',
    loading: 'Loading the open positions.',
    empty: {
      heading: 'No open positions here today',
      text: 'Choose another country above, or write to us about the role that you have in mind.',
    },
    noMatch: {
      heading: 'No open position fits all of this',
      text: 'Try fewer or other words, or another country.',
      hint: 'One choice less, and there is something to read.',
    },
    failed: {
      heading: 'The open positions did not load',
      text: 'The fault is on our side or in the connection. It often passes within a minute.',
      retry: 'Try again',
    },
    stale: {
      text: 'This list could not be refreshed. It is as it was read on',
      retry: 'Try again',
      retrying: 'Asking for the open positions again.',
    },
  },
  accommodation: {
    text: 'Does a form, an upload or a video call get in your way? Tell us what works better: a phone call, an email, extra time, an interpreter. Samira Haddad arranges it, and it has no bearing on our decision.',
    write: 'Ask for another way to apply:',
    subject: 'Another way to apply',
  },
  values: {
    heading: 'Our Values',
    text: 'Four sentences that settle arguments among us. Interviewers ask about them, and you may ask back.',
    cards: [
      {
        title: 'Own the outcome',
        text: 'We stay with a feature until somebody has finished a task with it. Merging it is only the halfway mark.',
      },
      {
        title: 'Say it early',
        text: 'Bad news travels the same day. Whoever raises a risk is thanked by the team, even when it proves to be nothing.',
      },
      {
        title: 'Leave it clearer',
        text: 'Every change leaves the code, its test and the page about it a little easier for the next person to read.',
      },
      {
        title: 'Respect every craft',
        text: 'Design, testing and operations sit at one table with development, and each of them has the right to stop a release.',
      },
    ],
  },
  whyWorkHere: {
    heading: 'Why Work Here ?',
    text: 'A job description lists tasks and skills. These are the things that it leaves out.',
    cards: [
      {
        title: 'Work that gets used',
        text: 'What you write is in a bank, a clinic or a warehouse within weeks, and you will meet the people who depend on it.',
      },
      {
        title: 'Two paths upward',
        text: 'Principal engineers and managers share one set of grades. You may cross over, and back again, without losing yours.',
      },
      {
        title: 'Time to learn',
        text: 'Ten paid days and 1,500 dollars a year for courses, books or conferences, which you choose and nobody has to approve.',
      },
      {
        title: 'Hours that end',
        text: 'On-call is scheduled, paid and followed by a free day. Nobody sits in more than two late calls a week.',
      },
      {
        title: 'A mentor of your own',
        text: 'An engineer from another team meets you every week for your first six months and has no say in your review.',
      },
      {
        title: 'Open salary bands',
        text: 'The range of every grade is published to all of us and compared each April with what other employers pay.',
      },
    ],
  },
  joinOurTeam: {
    heading: 'Join Our team',
    text: 'Nothing on the list fits? Tell us what you have built and what you would like to build next. A hiring engineer answers every email within ten days.',
    write: 'Write to our hiring team',
    answeredBy: {
      person: people.samiraHaddad,
      text: 'I read what you built before I read where you built it.',
    },
  },
};
