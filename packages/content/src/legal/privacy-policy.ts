import { brand } from '../brand.ts';
import type { LegalText } from '../schemas/legal-text.ts';

/** The Privacy Policy (spec 2.19). */
export const privacyPolicy: LegalText = {
  breadcrumb: [{ label: 'Home', to: '/home' }, { label: 'Privacy Policy' }],
  heading: 'Privacy Policy',
  effective: '2026-11-22',
  intro:
    'This policy explains which personal data Kestrova Technologies collects through this website, why, for how long, and what you can require of us. It also serves as the notice under India’s Digital Personal Data Protection Act, 2023 (“DPDP Act”) and as the notice at collection under the privacy laws of US states.',
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Kestrova Technologies decides why and how the data is processed. It is the data fiduciary under the DPDP Act, and the business or controller under US state laws. Its address stands at the end of this policy.',
        },
      ],
    },
    {
      id: 'data',
      heading: 'What we collect',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can read the whole website without telling us who you are. We receive personal data in the following cases only:',
        },
        {
          kind: 'list',
          items: [
            'Inquiries: your name, email address, telephone number, company, company website, country edition and message.',
            'Job applications: your name, email address, telephone number, resume, any additional file, cover letter, the position applied for and your consent choices.',
            'Job alerts: your email address and which openings you want to hear about.',
            'Technical data: the network address and browser type that accompany each request, used to deliver the page and to limit abuse.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Please leave sensitive details, such as health, religion, government identifiers or bank accounts, out of your message and files. We do not ask for them and do not need them.',
        },
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we use it',
      blocks: [
        {
          kind: 'list',
          items: [
            'To answer your inquiry and prepare a proposal, at your request.',
            'To assess your application, arrange interviews and keep you informed, on the basis of your consent.',
            'To tell you about later openings, if you have asked for that. A job alert begins only once you have confirmed it from your mailbox, and each of its emails lets you end it at once.',
            'To keep the website secure and to establish or defend legal claims, as the law permits.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'People decide about applications; no program does. We carry out no profiling and no automated decision that has a legal or similarly significant effect.',
        },
      ],
    },
    {
      id: 'storage',
      heading: 'Cookies and browser storage',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We use no advertising, analytics or tracking cookies. One cookie, XSRF-TOKEN, protects the forms against forged requests. Your browser’s local storage remembers which legal text you opened and which position you are applying for (its title, location, number and code). Clearing your browser data removes all of it.',
        },
        {
          kind: 'paragraph',
          text: 'To find out where pages are slow, we measure about one visit in ten: how long a page took to appear and to react, and how much of it moved, together with the kind of page and the country edition. The figures carry no cookie and no identifier, and we keep only their totals, which cannot be traced to you. Visits with a Global Privacy Control signal, or from browsers set to save data, are not measured.',
        },
        {
          kind: 'paragraph',
          text: 'The map on the contact page comes from an outside maps service. It loads only when you scroll near it, and that service then learns your network address.',
        },
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Recruiters, hiring managers and delivery managers see what their task requires. Providers of hosting and email process data on our instructions and under contract. We disclose data to authorities where the law compels us, and to a successor if the business is transferred. We do not sell personal data, and we do not share it for cross-context behavioral or targeted advertising.',
        },
      ],
    },
    {
      id: 'transfers',
      heading: 'Transfers between countries',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We work in the United States and India, so data from either country may be processed in the other. Both locations apply this policy and the same access controls. Transfers out of India respect any restriction that the Central Government notifies under the DPDP Act.',
        },
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Inquiries, applications with their files, and job alerts are deleted 365 days after we receive them. They go earlier when you ask for erasure or withdraw your consent, which the link in the email about your application or alert lets you do yourself. An alert that nobody confirms is deleted after seven days. Data stays longer only where a contract has followed from them or a law or pending claim obliges us to keep them.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Traffic is encrypted, uploaded files are checked and stay unpublished, and access is limited by role. If a breach affects your data, we will inform you and the competent authority, including the Data Protection Board of India where it has jurisdiction, as the law requires.',
        },
      ],
    },
    {
      id: 'india',
      heading: 'Your rights in India',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Where the DPDP Act applies to our processing, you as data principal have the right to:',
        },
        {
          kind: 'list',
          items: [
            'obtain a summary of your personal data, of what we do with it, and of those to whom it was disclosed;',
            'have it corrected, completed, updated or erased;',
            'withdraw consent as easily as you gave it, without effect on what was done before;',
            'nominate a person to exercise these rights in the event of your death or incapacity;',
            'complain to our grievance officer, reachable at the business email address below, who replies within thirty days.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If the reply does not satisfy you, you may turn to the Data Protection Board of India. On request we provide this notice in any language listed in the Eighth Schedule to the Constitution.',
        },
      ],
    },
    {
      id: 'usa',
      heading: 'Your rights in the United States',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Depending on the state in which you live, laws such as the California Consumer Privacy Act and the Delaware Personal Data Privacy Act give you some or all of these rights:',
        },
        {
          kind: 'list',
          items: [
            'to know which personal data we hold, its sources, purposes and recipients, and to obtain a portable copy;',
            'to have inaccurate data corrected and data about you deleted;',
            'to opt out of sale, targeted advertising and significant profiling, none of which we engage in;',
            'to use an authorized agent, and to be treated no worse for exercising a right;',
            'to appeal a refusal, by answering the email that contains it, and then to contact your attorney general.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'In the terms of California law, over the past twelve months we have collected identifiers, professional or employment-related information and internet activity limited to server requests, directly from you or your device. We use no sensitive personal information to infer characteristics. A Global Privacy Control signal needs no action from us, since nothing is sold or shared.',
        },
      ],
    },
    {
      id: 'requests',
      heading: 'How to make a request',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write to us or call, and name the email address that you used on this website. We verify a request by a message to that address, need no account for it and charge nothing. We act within 45 days, and will say so if a complex request needs another 45.',
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This website is meant for adults. No data is collected from children under 13. Where Indian law applies, we also do not knowingly process data of anyone under 18 without verifiable consent of a parent or lawful guardian. If you believe that a child has written to us, tell us and we will delete the data.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The date above shows the version in force. We announce a material change on this page before it takes effect, and ask anew for consent where the change calls for it.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact and grievances',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Privacy requests, complaints and letters to the grievance officer go to this address.',
        },
        {
          kind: 'contact',
          name: brand.legalName,
          address: brand.address,
          email: brand.emails.business,
          phone: brand.phones[0],
        },
      ],
    },
  ],
};
