import { picture } from '../picture.ts';

/** The product screens of TASC, in the order of its gallery. */
export const tascDesigns = [
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
] as const;
