import { picture } from '../picture.ts';

/** The product screens of MAAB, in the order of its gallery. */
export const maabDesigns = [
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
] as const;
