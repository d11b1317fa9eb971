import { picture } from './picture.ts';

/** The product screens of each impact story, in the order of its 'Designs' gallery. */
export const storyDesigns = {
  MAAB: [
    picture(
      'phone',
      'maab-cash-in',
      'Agent’s phone: a cash-in of 25,000 KES for Grace Wanjiru, with the fee, the commission and a confirm button.',
    ),
    picture(
      'browser',
      'maab-reconciliation',
      'Back office: the day’s reconciliation, 18,406 transactions matched and seven exceptions listed with their causes.',
    ),
    picture(
      'phone',
      'maab-float',
      'Agent’s phone: e-float and cash in hand as two balances, a low-float warning and the last transactions.',
    ),
    picture(
      'browser',
      'maab-agent-network',
      'Back office: agents by district on a map, colored by float level, beside a list of those who need a top-up.',
    ),
  ],
  TASC: [
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
  ASPIRE: [
    picture(
      'phone',
      'aspire-offer',
      'Bank app: a pre-approved personal loan of up to 240,000 rupees, its rate and the days the offer stands.',
    ),
    picture(
      'phone',
      'aspire-amount',
      'Bank app: sliders for the loan amount and the months, with the monthly installment worked out below.',
    ),
    picture(
      'phone',
      'aspire-sign',
      'Bank app: the key facts of the loan, two consents and a signature drawn in the signing field.',
    ),
    picture(
      'browser',
      'aspire-campaign',
      'Campaign desk: how many customers saw, opened, tailored and signed the offer, as a funnel and by channel.',
    ),
  ],
  ITradeNetwork: [
    picture(
      'browser',
      'itradenetwork-load',
      'Load tracking: a truck of romaine between Salinas and Denver on the map, with its stops and arrival time.',
    ),
    picture(
      'phone',
      'itradenetwork-temperature',
      'Receiver’s phone: a reefer’s temperature over the last 24 hours, one excursion marked, and the pulp check.',
    ),
    picture(
      'browser',
      'itradenetwork-matching',
      'Order matching: purchase order, shipment and invoice side by side, with a difference of 12 cases highlighted.',
    ),
  ],
  aot: [
    picture(
      'browser',
      'aot-modules',
      'ERP home: finance, procurement, inventory, production, sales and payroll modules, each with its open work.',
    ),
    picture(
      'browser',
      'aot-sprint',
      'Sprint board of the ERP practice: four columns of cards from to do to accepted, with points and owners.',
    ),
    picture(
      'browser',
      'aot-cutover',
      'Cutover plan: tasks from freeze to go-live as bars across three days, with the point of no return marked.',
    ),
  ],
  ODC: [
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
  ],
  jsee: [
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
  ],
  infinte: [
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
  ],
} as const;
