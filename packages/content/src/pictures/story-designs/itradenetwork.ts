import { picture } from '../picture.ts';

/** The product screens of iTradeNetwork, in the order of its gallery. */
export const itradenetworkDesigns = [
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
] as const;
