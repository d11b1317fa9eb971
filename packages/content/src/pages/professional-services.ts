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
        icon: 'search',
        title: 'Precision Talent Discovery',
        text: 'We write the role from the tasks of its first quarter, then look for people who have done those tasks before.',
      },
      {
        icon: 'message-square',
        title: 'Personalized Candidate Engagement',
        text: 'One recruiter stays with a candidate from the first call to the end of probation, and answers the same day.',
      },
      {
        icon: 'network',
        title: 'Relationship-Driven Networks',
        text: 'Seven in ten placements come by referral from someone we placed or worked beside, not from a job board.',
      },
      {
        icon: 'gauge',
        title: 'Agile & Scalable Delivery',
        text: 'Two seats or sixty, the pipeline is reviewed with you each week and resized without a new contract.',
      },
      {
        icon: 'briefcase-business',
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
        icon: 'users',
        title: 'Tailored IT Talent Pools',
        text: 'A bench of people vetted for your stack and your compliance rules, kept in touch with and renewed every six months.',
      },
      {
        icon: 'timer',
        title: 'Accelerated Hiring',
        text: 'Three interviewed candidates within eight working days, and a median of nineteen days from brief to signed offer.',
      },
      {
        icon: 'badge-check',
        title: 'Quality Beyond Resumes',
        text: 'Every candidate debugs a working system with one of our engineers for ninety minutes. You receive the written findings.',
      },
      {
        icon: 'handshake',
        title: 'Trusted Partnerships',
        text: 'If someone leaves within six months we fill the seat again at no fee, and tell you what it was that we misjudged.',
      },
    ],
  },
  closing: {
    heading: 'Tell us which seat is empty',
    text: 'Send the job description, or only the problem behind it. A recruiter and an engineer will call you together.',
    action: { label: 'Describe the role', to: '/contact-us' },
  },
};
