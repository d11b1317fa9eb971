import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { JournalPageCopy, Post } from '../schemas/pages.ts';

/** The posts of the journal, the newest first (spec 2.13). */
const posts: readonly Post[] = [
  {
    slug: 'agent-networks-that-reconcile',
    category: 'Business',
    title: 'Agent networks that reconcile',
    desc: 'An agent network is only as large as the number of exceptions its clerks can clear in a day. How hourly matching, and one identity per request, took a pilot from nine hundred open lines to single digits.',
    date: '2026-10-27',
    readTime: '8 min read',
    name: people.naomiAchieng.name,
    image: picture(
      'cover',
      'agent-networks-cover',
      'Two ledgers face to face, every line joined to its match but one.',
    ),
    nameImg: people.naomiAchieng.portrait,
  },
  {
    slug: 'first-ninety-days-of-a-gcc',
    category: 'Business',
    title: 'The first ninety days of a GCC',
    desc: 'Headquarters asks for headcount; the new site needs a reason to exist. A calendar for the opening quarter: which leader to hire first, what work to move, and which two reports to refuse.',
    date: '2026-09-15',
    readTime: '6 min read',
    name: people.raghavMenon.name,
    image: picture(
      'cover',
      'first-ninety-days-cover',
      'Ninety small squares in three blocks, filling from the first day to the last.',
    ),
    nameImg: people.raghavMenon.portrait,
  },
  {
    slug: 'erp-cutover-without-a-weekend',
    category: 'Technology',
    title: 'An ERP cutover without a weekend',
    desc: 'Everyone plans go-live for the hours when nobody can be reached for help. We argue for a Tuesday, with four rehearsals, a printed order form and a point of no return that the plant manager chooses.',
    date: '2026-07-21',
    readTime: '9 min read',
    name: people.meeraKulkarni.name,
    image: picture(
      'cover',
      'erp-cutover-cover',
      'A bridge of beams carrying records from an old system to a new one while both stand.',
    ),
    nameImg: people.meeraKulkarni.portrait,
  },
  {
    slug: 'models-in-production',
    category: 'Technology',
    title: 'Models in production age like produce',
    desc: 'A credit model lost a third of its lift in five months, while every dashboard stayed green. What we measure now, who receives the alarm, and why the manual rule is kept in working order.',
    date: '2026-05-12',
    readTime: '7 min read',
    name: people.kenjiWatanabe.name,
    image: picture(
      'cover',
      'models-in-production-cover',
      'Measured values leaving the band of a forecast, with the point where they drift circled.',
    ),
    nameImg: people.kenjiWatanabe.portrait,
  },
  {
    slug: 'hiring-for-the-second-year',
    category: 'Startup',
    title: 'Hiring for the second year',
    desc: 'The people who get a product launched are seldom hired to keep it. Four questions for interviews that look past the deadline, with the answers that made us change our minds.',
    date: '2026-03-03',
    readTime: '5 min read',
    name: people.samiraHaddad.name,
    image: picture(
      'cover',
      'second-year-cover',
      'Two rings of people around a sapling, the second with twice as many as the first.',
    ),
    nameImg: people.samiraHaddad.portrait,
  },
  {
    slug: 'what-an-api-costs-to-keep',
    category: 'Economy',
    title: 'What an API costs to keep',
    desc: 'Building the interface took six weeks; supporting three versions of it has taken four years. We added up patches, partner calls and tests, and drew a price list for saying yes to one more field.',
    date: '2026-01-20',
    readTime: '6 min read',
    name: people.thomasBrandt.name,
    image: picture(
      'cover',
      'api-costs-cover',
      'A plug and a socket over piles of coins that grow with every version.',
    ),
    nameImg: people.thomasBrandt.portrait,
  },
];

/** The Journal's copy (spec 2.13). */
export const journalPage: JournalPageCopy = {
  meta: {
    title: 'Journal',
    description:
      'Notes by Kestrova engineers and delivery leads on reconciliation, capability centers, ERP cutovers, models in production and hiring.',
  },
  hero: {
    heading: 'Journal',
    text: 'Notes from projects: what we tried, what it cost, and what we would do another way the next time.',
  },
  posts,
  categories: {
    heading: 'Categories',
    items: [
      { label: 'Startup', icon: 'rocket' },
      { label: 'Business', icon: 'briefcase-business' },
      { label: 'Economy', icon: 'trending-up' },
      { label: 'Technology', icon: 'cpu' },
    ],
    selected: 'Business',
  },
  tags: {
    heading: 'Search With Tags',
    items: [
      'Start Up',
      'Lifestyle',
      'Business',
      'Technology',
      'Sales',
      'Economy',
      'Art',
      'Marketing',
      'Design',
    ],
    selected: 'Business',
  },
  closing: {
    heading: 'Disagree with one of these notes?',
    text: 'Objections from people who run such systems made several of them better. Tell us which note is wrong, or which one describes your problem.',
    action: { label: 'Answer a note', to: '/contact-us' },
    answeredBy: {
      person: people.kenjiWatanabe,
      text: 'I pass each objection to the author and see to it that you hear back.',
    },
  },
};
