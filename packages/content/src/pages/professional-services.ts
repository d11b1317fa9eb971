import { people } from '../people.ts';
import type { ProfessionalServicesPageCopy } from '../schemas/pages.ts';

/** The copy of Professional Services (spec 2.9). */
export const professionalServicesPage: ProfessionalServicesPageCopy = {
  meta: {
    title: 'Professional Services',
    description:
      'Technical sourcing and staffing: engineers, analysts and architects interviewed by practitioners before a client reads a single resume.',
  },
  hero: {
    heading: 'Professional Services',
    subtitle: "Building the Right Teams for Tomorrow's Challenges",
    text: 'We source engineers, testers, analysts and architects for teams that cannot leave a seat empty for a quarter, on contract, contract-to-hire or permanent terms.',
  },
  approach: {
    heading: 'Our Approach to Sourcing',
    text: 'Each search follows the same five habits, and you may read our notes on every one of them.',
    cards: [
      {
        title: 'Precision Talent Discovery',
        text: 'We write the role from the tasks of its first quarter, then look for people who have done those tasks before.',
      },
      {
        title: 'Personalized Candidate Engagement',
        text: 'One recruiter stays with a candidate from the first call to the end of probation, and answers the same day.',
      },
      {
        title: 'Relationship-Driven Networks',
        text: 'Seven in ten placements come by referral, from somebody we placed earlier or worked beside on a project.',
      },
      {
        title: 'Agile & Scalable Delivery',
        text: 'Two seats or sixty, the pipeline is reviewed with you each week and resized without a new contract.',
      },
      {
        title: 'Industry Expertise',
        text: 'Payments architects interview payments people, and nurses interview hospital staff. Nobody screens by keyword.',
      },
    ],
  },
  whyChoose: {
    heading: 'Why Clients Choose Kestrova for Sourcing',
    text: 'We asked hiring managers why they had called us a second time. Their answers, in short.',
    cards: [
      {
        title: 'Tailored IT Talent Pools',
        text: 'A bench of people vetted for your stack and your compliance rules, called once a month and vetted again every six.',
      },
      {
        title: 'Accelerated Hiring',
        text: 'For a single role: three interviewed candidates within eight working days, and a signed offer after a median of nineteen.',
      },
      {
        title: 'Quality Beyond Resumes',
        text: 'Every candidate debugs a working system with one of our engineers for ninety minutes. You receive the written findings.',
      },
      {
        title: 'Trusted Partnerships',
        text: 'If someone leaves within six months we fill the seat again at no fee, and tell you what we misjudged.',
      },
    ],
  },
  proof: {
    heading: 'Proven on wards and in squads',
    text: 'Seats that we filled under a deadline, counted after the people had settled in.',
    stories: ['infinte', 'ODC'],
  },
  closing: {
    heading: 'Tell us which seat is empty',
    text: 'Send the job description, or only the problem behind it. A recruiter and an engineer will call you together.',
    action: { label: 'Describe the role', to: '/contact-us' },
    answeredBy: {
      person: people.samiraHaddad,
      text: 'I rewrite the job as a list of tasks, and you strike out what I got wrong.',
    },
  },
};
