import { brand } from '../brand.ts';
import type { LegalText } from '../schemas/legal-text.ts';

/** The Terms and Conditions (spec 2.19). */
export const terms: LegalText = {
  breadcrumb: [{ label: 'Home', to: '/home' }, { label: 'Terms and Conditions' }],
  heading: 'Terms and Conditions',
  effective: '2025-01-06',
  intro:
    'These terms are an agreement between you and Kestrova Technologies (“Kestrova”, “we”) about your use of this website, in each of its regional editions. By using the website you accept them. If you do not accept them, please do not use it.',
  sections: [
    {
      id: 'scope',
      heading: 'What these terms cover',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The website presents our services, shows open positions and lets you send us an inquiry or a job application. It has no user accounts and sells nothing. Work that we perform for a client is governed by a separate written contract, which prevails over these terms wherever the two differ.',
        },
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may read, print and link to the pages of this website for lawful purposes. You agree that you will not:',
        },
        {
          kind: 'list',
          items: [
            'interfere with its operation, or test its security without our written permission;',
            'upload malicious code, or files that you have no right to share;',
            'impersonate another person or send information that you know to be false;',
            'collect content by automated means on a scale that burdens our servers, search engine indexing excepted;',
            'use the forms for advertising or for any other unsolicited bulk message.',
          ],
        },
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The text, drawings, code and design of this website belong to Kestrova or its licensors and are protected by copyright and trademark law. The names and wordmarks of clients belong to those clients. Apart from the personal use described above, nothing here grants you a license, and copying for commercial purposes requires our prior written consent.',
        },
      ],
    },
    {
      id: 'information',
      heading: 'Information on this website',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Service descriptions, impact stories and journal posts are general information. They are neither an offer capable of acceptance nor legal, financial or medical advice. Figures reported for one client depend on that client’s circumstances and do not promise the same result to another.',
        },
      ],
    },
    {
      id: 'submissions',
      heading: 'What you send us',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You confirm that what you submit is accurate and that you are entitled to submit it. You keep all rights in it. You permit us to store, copy and review it for the purpose for which you sent it, as our Privacy Policy explains. Please do not send confidential information about your employer or client through the forms; we will gladly sign a nondisclosure agreement first.',
        },
      ],
    },
    {
      id: 'applications',
      heading: 'Job applications',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A listed position is an invitation to apply, not an offer of employment, and it may be changed or withdrawn at any time. We select on merit and give equal opportunity without regard to any characteristic protected by law. An employment relationship arises only from a written offer signed by both sides.',
        },
        {
          kind: 'paragraph',
          text: 'Kestrova never asks applicants for money, bank credentials or purchases at any stage. If somebody does so in our name, do not pay, and report it to the careers address shown at the foot of each page.',
        },
      ],
    },
    {
      id: 'third-parties',
      heading: 'Links and embedded services',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The website links to social networks and shows a map supplied by another company. Those services follow their own terms, and we are not responsible for their content or practices.',
        },
      ],
    },
    {
      id: 'availability',
      heading: 'Availability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may change, suspend or close any part of the website without notice. We take reasonable care to keep it available and free of errors, but do not guarantee either.',
        },
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer of warranties',
      blocks: [
        {
          kind: 'paragraph',
          text: 'To the extent permitted by law, the website is provided “as is” and “as available”, without warranties of any kind, express or implied, including the implied warranties of merchantability, fitness for a particular purpose and noninfringement.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Limitation of liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'To the extent permitted by law, Kestrova is not liable for indirect, incidental, special, consequential or punitive damages, or for lost profits, revenue, data or goodwill, arising from the use of this website. Our total liability for all claims that relate to the website is limited to one hundred US dollars.',
        },
        {
          kind: 'paragraph',
          text: 'Nothing in these terms excludes liability for fraud, willful misconduct, death or personal injury caused by negligence, or any other liability that the law does not allow to be excluded.',
        },
      ],
    },
    {
      id: 'indemnity',
      heading: 'Indemnity',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You will compensate Kestrova for third-party claims, and for the reasonable costs of answering them, that arise from your breach of these terms or from your violation of another person’s rights through this website.',
        },
      ],
    },
    {
      id: 'law',
      heading: 'Governing law and disputes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'These terms are governed by the laws of the State of Delaware, without regard to its conflict-of-law rules, and the state and federal courts located in Delaware have exclusive jurisdiction. If you live in India or elsewhere, this choice does not deprive you of rights that the mandatory law of your home gives you. Before filing a claim, each side will give the other thirty days’ written notice and try in good faith to settle it.',
        },
      ],
    },
    {
      id: 'general',
      heading: 'General provisions',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If a provision is found to be unenforceable, the rest remains in effect. A delay in enforcing a right does not waive it. You may not assign these terms; we may assign them to a successor of our business. Together with the Privacy Policy they are the entire agreement between us about the website.',
        },
        {
          kind: 'paragraph',
          text: 'We may revise these terms and will then change the date at the top. Use of the website after that date means acceptance of the revised version.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Questions about these terms, and legal notices, reach us by post, by email or by telephone.',
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
