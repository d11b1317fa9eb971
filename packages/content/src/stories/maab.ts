import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { Story } from '../schemas/story.ts';

/** The story of MAAB. */
export const maab: Story = {
  key: 'MAAB',
  description:
    'MAAB had 62 branches and a license to bank through agents, yet four in ten of its customers lived more than an hour from a teller. We built the agent’s phone app, the bank’s back office and the ledger between the two, and brought the first county live after seven months.',
  tags: {
    Domain: 'Agent banking',
    Platform: 'Android, web back office',
    Geography: 'Kenya',
    Services: 'Design, engineering, operations',
  },
  challenges: [
    {
      title: 'Signal that comes and goes',
      text: 'Shops in three counties lost the network for minutes at a time, often between a deposit and its confirmation.',
    },
    {
      title: 'Float in the wrong place',
      text: 'Market days emptied tills by ten in the morning. Customers walked home with their cash, and agents lost the fee.',
    },
    {
      title: 'Books that took a week',
      text: 'The pilot’s partner files and the core disagreed on some 900 lines a day, which clerks then chased by telephone.',
    },
  ],
  solution: [
    {
      title: 'A transaction with one identity',
      text: 'The phone gives each request a number before sending it, so a repeat after a lost signal finds the first and posts nothing new.',
    },
    {
      title: 'Float seen in time',
      text: 'E-float and cash appear as two balances. A forecast by market day alerts agent and supervisor two hours ahead.',
    },
    {
      title: 'A close before midnight',
      text: 'Switch, agent ledger and core are matched every hour, and what remains in the evening is sorted by its cause.',
    },
    {
      title: 'Training in the shop',
      text: 'Field officers teach on the agent’s own phone with play money. An agent goes live after ten faultless rounds.',
    },
  ],
  modules: [
    {
      title: 'Agent Onboarding & KYC',
      text: 'Owner’s papers, shop location and photographs captured offline, screened on arrival and approved by two officers.',
    },
    {
      title: 'Cash-In & Cash-Out',
      text: 'Amount, fee and commission are on screen before the agent commits, and the customer confirms with a one-time code.',
    },
    {
      title: 'Float & Liquidity',
      text: 'Limits by agent tier, transfers between neighbors and requests to a super-agent, each with a time of delivery.',
    },
    {
      title: 'Commissions & Settlement',
      text: 'Earnings add up as the day goes on and are paid at seven in the evening, net of tax, with a line for each customer.',
    },
    {
      title: 'Reconciliation Desk',
      text: 'Clerks see exceptions grouped as timeout, reversal or duplicate, with the correcting entry drafted for approval.',
    },
    {
      title: 'Network Supervision',
      text: 'A map by district shows float levels, silent devices and unusual patterns, and opens a visit for the field officer.',
    },
  ],
  outcomes: [
    { figure: '3,100', label: 'agents active eleven months after launch' },
    {
      figure: '7',
      label: 'exceptions a day, from 900',
      evidence: picture(
        'evidence',
        'maab-exceptions-evidence',
        'A square of 900 dots, one for each difference of a day, and beside it the same square with seven left.',
      ),
    },
  ],
  quote: {
    text: 'The list on my desk had 900 lines a day; now it has seven, and I read every one of them.',
    name: 'Beatrice Njoroge',
    role: 'Head of Operations, MAAB',
  },
  designs: [
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
  closing: {
    heading: 'Where do your customers walk farthest?',
    text: 'Tell us how many branches you have and which districts they miss. We send back a first count of agents, float and months until launch.',
    action: { label: 'Plan an agent network', to: '/contact-us' },
    answeredBy: {
      person: people.naomiAchieng,
      text: 'I start with your market days, because that is when float runs out.',
    },
  },
};
