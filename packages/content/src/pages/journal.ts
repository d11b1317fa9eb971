import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { JournalPageCopy, Post } from '../schemas/pages.ts';

/** The posts of the journal, the newest first (spec 2.13). */
const posts: readonly Post[] = [
  {
    slug: 'agent-networks-that-reconcile',
    category: 'Business',
    title: 'Agent networks that reconcile',
    desc: 'An agent network grows only as fast as its clerks can clear exceptions. In one pilot they faced nine hundred open lines a day, and every new shop added to the pile. Two changes turned that around. Each request now carries a number from the phone, so a retry posts nothing twice. And the books are matched hourly, while the people involved still remember the case. What was left fell to single digits, each with a cause that somebody could fix. Before you recruit more agents, count the exceptions per thousand transactions: that ratio is the real limit on your size.',
    date: '2026-10-27',
    readTime: '1 min read',
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
    desc: 'Headquarters asks a new center for headcount; the center needs a reason to exist. We spend the first thirty days on one hire, a site leader who has shipped a product, because everyone hired later will copy that taste. In the next thirty, a single team takes over one live service, alarms included, so the place owns something before it owns desks. The last thirty go to two refusals: the weekly utilization report and the ranking of sites by seat cost. Both reward full chairs. Report what the site released and what woke it at night.',
    date: '2026-09-15',
    readTime: '1 min read',
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
    desc: 'Everyone schedules go-live for a weekend, when the vendor’s hotline is understaffed and nobody who knows the warehouse is at work. We prefer a Tuesday. It takes four rehearsals on copied data, each timed, until the last one finishes early. It takes a printed order form, so shipping can go on while the screens are dark. And it takes a point of no return that the plant manager chooses, with the way back tested up to that minute. One client’s screens were dark for ninety minutes. By Wednesday people were talking about something else.',
    date: '2026-07-21',
    readTime: '1 min read',
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
    desc: 'A credit model of ours lost a third of its lift in five months while every dashboard stayed green. The dashboards watched the service: latency, errors, load. Nothing watched whether the borrowers still resembled the ones it had learned from. We now track three things by segment: inputs against the training sample, approvals against last year’s, and outcomes as soon as they fall due. The alarm goes to the person who owns the decision, who can return to the manual rule within the hour. We use that rule for one day every month, because a fallback nobody exercises is a rumor.',
    date: '2026-05-12',
    readTime: '1 min read',
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
    desc: 'The people who launch a product are seldom hired to keep it, and in the second year it shows. Four questions help. Which system did you leave better documented than you found it? What did you delete last year, and who had asked for it? Which alarm did you silence by fixing its cause? When did you talk a customer out of a feature? Good candidates answer with names and dates. The best ones correct their own story halfway through. We have turned down brilliant starters over these four, and have yet to regret it.',
    date: '2026-03-03',
    readTime: '1 min read',
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
    desc: 'Building one partner interface took us six weeks. Keeping three versions of it alive has taken four years so far. We added up the bill: security patches, certificate renewals, regression runs and, above all, calls in which a partner asks what a field means. Each version costs two weeks of work a year, so upkeep has come to four times the price of building. We now quote every new field with five years of upkeep beside it. Half of the requests are withdrawn at that point, and the other half arrive with a budget.',
    date: '2026-01-20',
    readTime: '1 min read',
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
      'Short notes by Kestrova engineers on reconciliation, capability centers, ERP cutovers, models in production, hiring and APIs.',
  },
  hero: {
    heading: 'Journal',
    text: 'Short notes from projects, each complete on this page: what we tried, what it cost, and what we would do differently.',
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
