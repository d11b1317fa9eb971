import { describeJob, seeApplication, type EmailedApplication } from './application-emails.ts';
import {
  email,
  factTable,
  paragraph,
  sender,
  type EmailContent,
  type EmailedLink,
} from './content.ts';

/** The status that an email reports; of a closed application, the reason. */
export type StatusOutcome =
  | 'in-review'
  | 'interview'
  | 'offer'
  | 'not-selected'
  | 'position-filled';

interface StatusTexts {
  /** Before the job and the reference in the subject. */
  subject: string;
  heading: string;
  intro: (jobTitle: string) => string;
  next: string;
}

const anotherPosition = `You are welcome to apply to ${sender.name} for another position at any time.`;

const outcomeTexts: Readonly<Record<StatusOutcome, StatusTexts>> = {
  'in-review': {
    subject: 'We’re reading your application',
    heading: 'Your application is in review',
    intro: (job) => `Our careers team is reading your application for ${job}.`,
    next: 'There’s nothing to do. We’ll write to you again when we have decided.',
  },
  interview: {
    subject: 'We’d like to meet you',
    heading: 'We’d like to talk with you',
    intro: (job) =>
      `Your application for ${job} convinced us. We’d like to invite you to an interview.`,
    next: 'Please reply to this email with the days and times that suit you.',
  },
  offer: {
    subject: 'We’d like you to join us',
    heading: 'We have an offer for you',
    intro: (job) => `We’d be glad to work with you as ${job}.`,
    next: 'Our careers team will send you the details. If you have a question before that, reply to this email.',
  },
  'not-selected': {
    subject: 'Our answer to your application',
    heading: 'Our answer to your application',
    intro: (job) =>
      `Thank you for the time that you put into your application for ${job}. We’ve chosen other candidates this time, and we’re sorry that it isn’t the answer you hoped for.`,
    next: anotherPosition,
  },
  'position-filled': {
    subject: 'This position is filled',
    heading: 'This position is filled',
    intro: (job) =>
      `Thank you for your application for ${job}. We’ve found somebody for the position, so your application is closed. This says nothing about the quality of your work.`,
    next: anotherPosition,
  },
};

interface StatusEmailProps {
  application: EmailedApplication;
  outcome: StatusOutcome;
  /** What the careers team adds, in the paragraph after the first. */
  sentence: string;
  /** Opens the application. */
  own: EmailedLink;
}

/** Contains no entries of the applicant, since the address may belong to somebody else. */
export function statusEmail(props: StatusEmailProps): EmailContent {
  const { application, outcome, sentence, own } = props;
  const { subject, heading, intro, next } = outcomeTexts[outcome];
  return email(
    {
      subject: `${subject}: ${application.jobTitle} (${application.reference})`,
      heading,
      intro: intro(application.jobTitle),
    },
    sentence !== '' && paragraph(sentence),
    paragraph(next),
    factTable(describeJob(application)),
    { kind: 'button', label: seeApplication, url: own },
    paragraph('Replying to this email reaches our careers team. Please keep the reference.'),
  );
}

/** The paragraphs of an email, without its facts and links, to be read before it is sent. */
export function listPreviewParagraphs({ intro, body }: EmailContent): string[] {
  return [intro, ...body.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : []))];
}
