import { picture } from './picture.ts';

/** The streets around each office, drawn: what stands where the map does not load. */
export const officePlans = {
  Hyderabad: picture(
    'plan',
    'hyderabad-plan',
    'Street plan of HITEC City: the office north of the lake, a short walk west of the metro line.',
  ),
  Wilmington: picture(
    'plan',
    'wilmington-plan',
    'Street plan of Wilmington: the office among straight blocks, uphill from the railway and the river.',
  ),
} as const;
