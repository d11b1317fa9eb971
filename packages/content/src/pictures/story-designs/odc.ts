import { picture } from '../picture.ts';

/** The product screens of ODC, in the order of its gallery. */
export const odcDesigns = [
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
] as const;
