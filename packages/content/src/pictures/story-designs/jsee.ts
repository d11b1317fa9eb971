import { picture } from '../picture.ts';

/** The product screens of JSEE, in the order of its gallery. */
export const jseeDesigns = [
  picture(
    'browser',
    'jsee-calendar',
    'Clinic calendar: a week of appointments for three doctors, with one of them open in a side panel.',
  ),
  picture(
    'phone',
    'jsee-doctors',
    'Patient’s phone: a search for “child with fever”, with doctors nearby, ratings and the next free times.',
  ),
  picture(
    'phone',
    'jsee-reminder',
    'Patient’s phone: a reminder on the lock screen with buttons to confirm or to move the appointment.',
  ),
] as const;
