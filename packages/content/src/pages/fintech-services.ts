import { heroPicture } from '../pictures/hero-picture.ts';
import { people } from '../people.ts';
import type { ServicePageCopy } from '../schemas/pages.ts';

/** The copy of Fintech & Banking (spec 2.7). */
export const fintechServicesPage: ServicePageCopy = {
  meta: {
    title: 'Fintech & Banking',
    description:
      'Digital banking, agent and merchant networks, and transaction processing, engineered to balance to the cent at the close of every day.',
  },
  hero: {
    heading: 'Fintech & Banking',
    text: 'We engineer the journey of a payment end to end: the tap on a phone, the posting in the ledger, the line in the settlement file.',
  },
  picture: heroPicture('fintech-services'),
  breadcrumb: [
    { label: 'Home', to: '/home' },
    { label: 'Services', to: '/services' },
    { label: 'Fintech & Banking' },
  ],
  groups: [
    {
      heading: 'Digital Banking & Payments',
      text: 'Channels that a customer trusts on the first try and that an operations desk can explain on a bad day.',
      cards: [
        {
          title: 'Mobile and web banking',
          text: 'One codebase for app and browser, with biometric sign-in, balances that load offline and one release for both app stores.',
        },
        {
          title: 'Digital onboarding',
          text: 'Document capture, liveness and sanctions screening in one flow, plus a desk for the four percent who need a person.',
        },
        {
          title: 'Wallets and cards',
          text: 'Virtual cards issued in seconds, limits set by their holder, and a freeze that takes hold before the next authorization.',
        },
        {
          title: 'Instant payments',
          text: 'Real-time transfers over national rails, with confirmation of payee and a recall that any branch can start.',
        },
        {
          title: 'Open banking APIs',
          text: 'Consent screens, scoped tokens and usage metering, so a partner receives exactly the fields that the customer agreed to.',
        },
      ],
    },
    {
      heading: 'Agent & Merchant Banking',
      text: 'Branches cost too much for the last mile. We equip the shop on the corner to do a teller’s work, and the bank to supervise it.',
      cards: [
        {
          title: 'Agent onboarding',
          text: 'Field officers register an agent in one visit: papers, location, float limit and device, with the owner screened against watch lists.',
        },
        {
          title: 'Cash-in and cash-out',
          text: 'Deposits and withdrawals confirmed on both phones, and safe to repeat when the network drops halfway through.',
        },
        {
          title: 'Float management',
          text: 'The cash and e-float of every agent, a warning hours before either runs dry, and directions to the nearest refill.',
        },
        {
          title: 'Merchant acquiring',
          text: 'QR, card and pay-by-link acceptance for small shops, settled the same evening on a statement that an owner can read.',
        },
        {
          title: 'Commission engine',
          text: 'Tiers, splits and taxes worked out per transaction and shown at once, which ends the monthly quarrel over statements.',
        },
      ],
    },
    {
      heading: 'Transaction & Payment Processing',
      text: 'Nobody sees this part until a file is late. We build it for the operator who is on duty at 3 a.m.',
      cards: [
        {
          title: 'Payment switch',
          text: 'ISO 8583 and ISO 20022 in one router that picks routes by cost and health, with a failover drill every quarter.',
        },
        {
          title: 'Double-entry ledger',
          text: 'Postings are appended, never edited, and balances derive from them; any account can be replayed to any second.',
        },
        {
          title: 'Reconciliation',
          text: 'Switch, ledger and bank files matched three ways, with the remaining exceptions grouped by what caused them.',
        },
        {
          title: 'Fraud controls',
          text: 'Velocity rules and device signals score a payment in under 80 milliseconds, and each decline carries its reason.',
        },
        {
          title: 'Disputes and chargebacks',
          text: 'Evidence pulled from the transaction record, deadlines counted down, and outcomes fed back into the fraud rules.',
        },
      ],
    },
  ],
  proof: {
    heading: 'Proven at a market stall and in a bank app',
    text: 'One client brought deposits to where its customers live. The other took the waiting out of a loan.',
    stories: ['MAAB', 'ASPIRE'],
  },
  industries: {
    heading: 'Industries',
    text: 'Five kinds of institution, five different reasons to keep an engineer awake.',
    cards: [
      {
        title: 'Banking & Financial Services',
        text: 'Retail and commercial banks that replace the core one layer at a time, with every branch open throughout.',
      },
      {
        title: 'Insurance',
        text: 'Insurers that collect premiums, pay claims and settle brokers’ fees over bank rails, with the policy number as the reference.',
      },
      {
        title: 'Fintech Startups',
        text: 'Founders who must pass a sponsor bank’s due diligence and go live with one product inside one funding round.',
      },
      {
        title: 'Wealth Management',
        text: 'Advisers whose orders, custody positions and billing have to agree before the quarterly statement is printed.',
      },
      {
        title: 'Lending & Microfinance',
        text: 'Lenders that disburse to a wallet in minutes and collect weekly, in sums too small for a card terminal.',
      },
    ],
  },
  closing: {
    heading: 'Put a payment flow in front of us',
    text: 'Describe one flow that fails or costs too much. We will send back a sequence diagram with the weak points marked.',
    action: { label: 'Talk to a payments engineer', to: '/contact-us' },
    answeredBy: {
      person: people.naomiAchieng,
      text: 'I draw the diagram myself and mark in red what I would fix first.',
    },
  },
};
