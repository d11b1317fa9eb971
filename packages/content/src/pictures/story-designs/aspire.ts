import { picture } from '../picture.ts';

/** The product screens of ASPIRE, in the order of its gallery. */
export const aspireDesigns = [
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
] as const;
