import { picture } from '../picture.ts';

/** The product screens of Infinte, in the order of its gallery. */
export const infinteDesigns = [
  picture(
    'browser',
    'infinte-roster',
    'Shift roster: nurses down the side, the week across, day and night shifts filled and two of them open.',
  ),
  picture(
    'phone',
    'infinte-credentials',
    'Nurse’s phone: licenses and certificates with their expiry dates, one of them due for renewal.',
  ),
  picture(
    'browser',
    'infinte-pipeline',
    'Placement pipeline: candidates from submitted to on assignment, with days in each stage and fill rate.',
  ),
] as const;
