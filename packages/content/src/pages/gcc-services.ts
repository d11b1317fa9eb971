import { people } from '../people.ts';
import type { GccServicesPageCopy } from '../schemas/pages.ts';

/** The copy of Global Capability Center (spec 2.10). */
export const gccServicesPage: GccServicesPageCopy = {
  meta: {
    title: 'Global Capability Center',
    description:
      'Set up, staff and run a Global Capability Center in India: captive, build-operate-transfer or managed, from the first site visit to handover.',
  },
  hero: {
    heading: 'Global Capability Center',
    text: 'Your own company in India, with your culture and your name on the door, opened by people who have signed the leases and filed the forms before.',
  },
  breadcrumb: [
    { label: 'Home', to: '/home' },
    { label: 'Services', to: '/services' },
    { label: 'Global Capability Center' },
  ],
  offerings: {
    heading: 'Our GCC Service Offerings',
    text: 'Take the whole path or only the stretch that your own people would rather not walk.',
    cards: [
      {
        title: 'End-to-End GCC Setup',
        text: 'Entity, tax registrations, lease, build-out, network and payroll, on one plan with one person who answers for its date.',
      },
      {
        title: 'Talent Sourcing & Workforce Management',
        text: 'Leadership first, then teams: salary bands, campus programs, reviews and retention figures reported every month.',
      },
      {
        title: 'Operational Excellence',
        text: 'Facilities, transport, vendor contracts and statutory filings run to service levels, with the evidence kept for audit.',
      },
      {
        title: 'Technology & Innovation Hub',
        text: 'A lab with its own budget and a rule: each quarter one prototype goes to a business unit, or the theme is dropped.',
      },
      {
        title: 'Build-Operate-Transfer (BOT)',
        text: 'The price of the transfer is set in the first contract, so the day you take over needs signatures and no negotiation.',
      },
    ],
  },
  whyChoose: {
    heading: 'Why Kestrova for GCC Services',
    text: 'Advisers write reports on captive centers. We have run our own since 2016, and still work in it.',
    cards: [
      {
        title: 'Proven Expertise',
        text: 'Our leads have opened seven centers between them, ours included, and will show you the budget lines on which the first one overran.',
      },
      {
        title: 'India Advantage',
        text: 'Hyderabad, Pune and Bengaluru compared on salary, attrition, rent and flight times for exactly the roles you need.',
      },
      {
        title: 'Customizable Model',
        text: 'Begin managed, turn captive later, keep payroll with us: the parts come apart without a new master agreement.',
      },
      {
        title: 'Talent-Centric Approach',
        text: 'Nobody has to emigrate for a promotion: principal grades, patents and product ownership are all local.',
      },
      {
        title: 'Faster Time-to-Value',
        text: 'The first team works from our floors in week eleven, five weeks after your decision and months before your own premises open.',
      },
    ],
  },
  industries: {
    heading: 'Industries We Serve',
    text: 'What a center is asked to do first depends on the business that it belongs to.',
    cards: [
      {
        title: 'Banking & Financial Services',
        text: 'Financial crime operations, regulatory reporting and model validation under the parent’s own three lines of defense.',
      },
      {
        title: 'Healthcare & MedTech',
        text: 'Revenue cycle, device verification and clinical data teams, trained on patient privacy before they see one record.',
      },
      {
        title: 'Telecommunications',
        text: 'Network planning, order fallout and roaming assurance, in shifts that follow the operator’s busiest markets.',
      },
      {
        title: 'Manufacturing',
        text: 'Engineering drawings, supplier quality and connected-plant software, close to vendors who work to the same standards.',
      },
      {
        title: 'Retail & E-commerce',
        text: 'Pricing, catalog and marketplace operations that carry the parent through its peak weeks without temporary staff.',
      },
    ],
  },
  journey: {
    heading: 'Your GCC Journey',
    text: 'Four steps, each with a decision at its end that only you can make.',
    cards: [
      {
        title: 'Assess & Plan',
        text: 'Weeks one to six: which work moves, in which city, at what cost. You receive a business case that finance can test.',
      },
      {
        title: 'Build & Launch',
        text: 'Months two to eight: legal entity, site leader, premises and the first thirty people, with a launch checklist that both sides sign.',
      },
      {
        title: 'Operate & Scale',
        text: 'From month nine: service reviews every quarter, headcount tied to results, and a second function once the first is steady.',
      },
      {
        title: 'Transfer or Manage',
        text: 'Year three at the latest: your board decides whether to take the keys, or to own the center and leave the running to us.',
      },
    ],
  },
  models: {
    heading: 'GCC models',
    text: 'Who employs the people and who carries the risk: that is the whole difference.',
    cards: [
      {
        title: 'Captive centers',
        text: 'Your entity employs everyone from the start. We advise, recruit and build, and leave when your site leader says so.',
      },
      {
        title: 'BOT',
        text: 'Our entity employs the staff at first and carries the risk of hiring. From the transfer on, both are yours.',
      },
      {
        title: 'Managed services',
        text: 'The staff remain ours and the outcomes yours: volumes, quality and turnaround are bought at a price per unit.',
      },
    ],
  },
  proof: {
    heading: 'Proven by two groups in Hyderabad',
    text: 'One hired its way to a full product organization, the other moved a whole ERP program. Both started small.',
    stories: ['ODC', 'aot'],
  },
  partner: {
    heading: 'Partner with Kestrova',
    text: 'Bring a function, a headcount and a date you would like. You leave the first meeting with a rough cost for three cities and the two risks that we would settle first.',
    ending: "Let's build your Global Capability Center together",
    action: { label: 'Plan your center', to: '/contact-us' },
    answeredBy: {
      person: people.raghavMenon,
      text: 'I put your headcount into our cost sheet and bring the sheet to the call.',
    },
  },
};
