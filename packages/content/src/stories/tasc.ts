import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { Story } from '../schemas/story.ts';

/** The story of TASC. */
export const tasc: Story = {
  key: 'TASC',
  description:
    'TASC lists openings across the United Arab Emirates for readers of two scripts. Its old site translated the buttons and left the jobs as they came, so a search in one script missed what was posted in the other. We rebuilt search, posting and application with the two languages as equals.',
  tags: {
    Domain: 'Recruitment',
    Platform: 'Responsive web',
    Geography: 'United Arab Emirates',
    Services: 'Design, search, engineering',
  },
  challenges: [
    {
      title: 'Two spellings, one job',
      text: 'A title could be typed in Arabic, in English or in Latin letters for Arabic, and each version lived in its own index.',
    },
    {
      title: 'Screens only half mirrored',
      text: 'Right-to-left pages kept left-to-right arrows, dates and form errors, and one application in three was abandoned.',
    },
    {
      title: 'Openings that were gone',
      text: 'Recruiters closed jobs by email. Candidates kept applying to them for nine days on average, and heard nothing back.',
    },
  ],
  solution: [
    {
      title: 'One index for both scripts',
      text: 'Titles and skills map to shared concepts with stems for each language, so any spelling retrieves the same openings.',
    },
    {
      title: 'Layouts built on direction',
      text: 'Every component uses logical sides and was reviewed in both directions by native readers ahead of each release.',
    },
    {
      title: 'Posting in parallel',
      text: 'Recruiters write one version, receive a draft of the other, and publish only when a translator has approved the pair.',
    },
    {
      title: 'Dates that mean something',
      text: 'An opening expires by itself after thirty days unless renewed, and every applicant is told the outcome when it closes.',
    },
  ],
  outcomes: [
    { figure: '0.3 s', label: 'to show results at the 95th percentile' },
    { figure: '1 day', label: 'for a closed opening to leave every list' },
  ],
  quote: {
    text: 'For years we believed that Arabic readers did not apply online, when in truth our form would not let them finish.',
    name: 'Mariam Al Mansoori',
    role: 'Head of Product, TASC',
  },
  designs: [
    picture(
      'browser',
      'tasc-search-english',
      'Job search in English: filters on the left, six openings in Dubai and Abu Dhabi, salaries in dirhams.',
    ),
    picture(
      'browser',
      'tasc-job-arabic',
      'A job’s page in Arabic, laid out from right to left: duties, requirements, salary and the apply button.',
    ),
    picture(
      'phone',
      'tasc-search-arabic',
      'Phone: the same job search in Arabic, with filters, result cards and the tab bar mirrored.',
    ),
  ],
  closing: {
    heading: 'Does your search read both scripts?',
    text: 'Name the languages your users type and the search engine behind them. We try twenty queries on your live site and send you what it missed.',
    action: { label: 'Have your search tested', to: '/contact-us' },
    answeredBy: {
      person: people.thomasBrandt,
      text: 'I run the twenty queries with a native reader beside me.',
    },
  },
};
