import { picture } from './picture.ts';

/** The cover of each impact story, on its card and at the head of its page. */
export const storyCovers = {
  MAAB: picture(
    'cover',
    'maab-cover',
    'A deposit confirmed on an agent’s phone, with lines running out to a network of agent points.',
  ),
  TASC: picture(
    'cover',
    'tasc-cover',
    'One job shown twice, left to right in English and right to left in Arabic.',
  ),
  ASPIRE: picture(
    'cover',
    'aspire-cover',
    'A pre-approved loan offer of 240,000 with its amount dial set three quarters of the way round.',
  ),
  ITradeNetwork: picture(
    'cover',
    'itradenetwork-cover',
    'A refrigerated load on its route from farm to store, holding at 34 degrees.',
  ),
  aot: picture(
    'cover',
    'aot-cover',
    'ERP modules as stacked blocks, with finance set in place over inventory and payroll.',
  ),
  ODC: picture(
    'cover',
    'odc-cover',
    'Rows of seats filling up month by month, from a team of six to a team of forty-two.',
  ),
  jsee: picture(
    'cover',
    'jsee-cover',
    'A week of clinic appointments with one slot, Thursday at 10:30, being booked.',
  ),
  infinte: picture(
    'cover',
    'infinte-cover',
    'A nurse’s badge with every credential verified, over a roster of night and day shifts.',
  ),
} as const;
