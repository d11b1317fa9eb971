import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { Story } from '../schemas/story.ts';

/** The story of iTradeNetwork. */
export const itradenetwork: Story = {
  key: 'ITradeNetwork',
  description:
    'Growers, carriers and grocers trade perishables on iTradeNetwork’s platform around the clock. When an order message got stuck at two in the morning, a truck left half full. The client asked us to take over second- and third-line support and to remove the causes along with the tickets.',
  tags: {
    Domain: 'Food supply chain',
    Platform: 'Web, EDI, mobile receiving',
    Geography: 'United States',
    Services: 'Support, monitoring, fixes',
  },
  challenges: [
    {
      title: 'Tickets older than the lettuce',
      text: 'A median of eleven hours to resolve meant that cases were often closed after the load had been refused or sold off.',
    },
    {
      title: 'Partners with dialects',
      text: 'More than 400 trading partners sent the same order message in variations that only two retired analysts understood.',
    },
    {
      title: 'Disputes without evidence',
      text: 'Receivers claimed short cases and warm trailers, and shippers denied both, because no system kept the facts together.',
    },
  ],
  solution: [
    {
      title: 'Shifts that follow the trucks',
      text: 'Engineers cover packing, transit and receiving hours in three shifts, with handover notes that a machine can search.',
    },
    {
      title: 'A catalog of dialects',
      text: 'Each partner’s mapping now has samples and tests, so a changed message fails in a check, long before a truck reaches the dock.',
    },
    {
      title: 'One page for each load',
      text: 'Route, trailer temperature, pulp checks and paperwork share a timeline that both trading sides can open.',
    },
    {
      title: 'Matching before the invoice',
      text: 'Order, shipment and receipt are compared as they arrive, and a gap of twelve cases is flagged on the same day.',
    },
  ],
  outcomes: [
    { figure: '−58%', label: 'tickets per thousand orders in two years' },
    { figure: '97%', label: 'of invoices matched without a person' },
  ],
  quote: {
    text: 'They closed our tickets in the first month, and by the second winter there were fewer tickets to close.',
    name: 'Carla Mendoza',
    role: 'Director of Platform Support, iTradeNetwork',
  },
  designs: [
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
  closing: {
    heading: 'Which ticket keeps coming back?',
    text: 'Describe the incident that your desk closed most often this year. We tell you what we would log, match or test so that it stays closed.',
    action: { label: 'Describe a repeat incident', to: '/contact-us' },
    answeredBy: {
      person: people.kenjiWatanabe,
      text: 'I look for the first message that failed, which is seldom the one in the ticket.',
    },
  },
};
