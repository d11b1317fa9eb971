import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { Story } from '../schemas/story.ts';

/** The story of ASPIRE. */
export const aspire: Story = {
  key: 'ASPIRE',
  description:
    'ASPIRE, a retail bank in India, approved loans for its best customers every month and told them by letter. Few replied. We turned the approval into a conversation inside the banking app, where the offer explains itself, adapts to the customer and ends in a signed agreement.',
  tags: {
    Domain: 'Digital lending',
    Platform: 'iOS, Android, campaign desk',
    Geography: 'India',
    Services: 'Journey design, engineering',
  },
  challenges: [
    {
      title: 'Offers that went stale',
      text: 'Approvals were computed monthly, printed and mailed. By the time a customer had signed, twelve days later, one in six no longer met policy.',
    },
    {
      title: 'Forms that asked it all again',
      text: 'Customers of ten years’ standing filled in 43 fields that the bank already held, and most gave up at their employer’s address.',
    },
    {
      title: 'Consent that had to be proved',
      text: 'Lending rules require key facts, a cooling-off right and each consent to be shown, recorded and retrievable.',
    },
  ],
  solution: [
    {
      title: 'A fresh decision at every opening',
      text: 'Limits are recomputed nightly and checked once more as the offer opens, so what a customer sees is what the bank will lend.',
    },
    {
      title: 'Two sliders instead of a form',
      text: 'Amount and months are all that is asked. The installment, total cost and first due date follow the thumb.',
    },
    {
      title: 'Key facts on one screen',
      text: 'Rate, fees and rights appear in plain words above the signature, and the version shown is stored with the loan.',
    },
    {
      title: 'A desk for the campaign team',
      text: 'Marketers see who opened, tailored and signed, by channel, and may pause a message. The price is out of their reach.',
    },
  ],
  outcomes: [
    { figure: '31%', label: 'of opened offers end in a signature' },
    { figure: '240,000', label: 'rupees offered without a branch visit' },
  ],
  quote: {
    text: 'Marketing asked for a fourth screen and compliance for a fifth; customers sign after three.',
    name: 'Anjali Deshpande',
    role: 'Vice President, Retail Lending, ASPIRE',
  },
  designs: [
    picture(
      'phone',
      'aspire-offer',
      'Bank app: a pre-approved personal loan of up to 240,000 rupees, its rate and the days the offer stands.',
    ),
    picture(
      'phone',
      'aspire-amount',
      'Bank app: sliders for the loan amount and the months, with the monthly installment worked out below.',
    ),
    picture(
      'phone',
      'aspire-sign',
      'Bank app: the key facts of the loan, two consents and a signature drawn in the signing field.',
    ),
    picture(
      'browser',
      'aspire-campaign',
      'Campaign desk: how many customers saw, opened, tailored and signed the offer, as a funnel and by channel.',
    ),
  ],
  closing: {
    heading: 'How many fields come before the signature?',
    text: 'Tell us how an approved customer hears of a loan today and what the form asks. We mark every field that the bank could have filled in itself.',
    action: { label: 'Shorten a loan form', to: '/contact-us' },
    answeredBy: {
      person: people.naomiAchieng,
      text: 'I fill in your form as a customer would and time it before we speak.',
    },
  },
};
