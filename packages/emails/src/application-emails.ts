import {
  email,
  factTable,
  paragraph,
  sender,
  type EmailContent,
  type EmailedLink,
} from './content.ts';

/** The data of an application in emails. */
export interface EmailedApplication {
  reference: string;
  receivedAt: string;
  jobId: number;
  jobCode: string;
  jobTitle: string;
  jobRole: string;
  location: string;
  firstName: string;
  lastName: string;
  email: string;
  phNo: string;
  coverLetterDescription: string;
  privacyEnable: number;
  contactMeEnable: number;
}

/** The names of an application's files in emails. */
export const partLabels: Readonly<Record<string, string>> = {
  cv: 'CV',
  additionalFile: 'Additional file',
};

/** Names the job of an application. */
export function describeJob(application: EmailedApplication) {
  const { reference, jobTitle, jobCode, location } = application;
  return { Reference: reference, Position: `${jobTitle} (${jobCode})`, Location: location };
}

/** Names the parts of an application that have a file. */
export function listParts(files: readonly { part: string }[]): string {
  return files.map(({ part }) => partLabels[part] ?? part).join(', ') || 'none';
}

export const seeApplication = 'See your application';

interface ConfirmationProps {
  application: EmailedApplication;
  files: readonly { part: string }[];
  /** Opens the application. */
  own: EmailedLink;
}

/** Contains no entries, since the address may belong to somebody else. The job is from the database. */
export function applicationConfirmation(props: ConfirmationProps): EmailContent {
  const { application, files, own } = props;
  const hasCv = files.some(({ part }) => part === 'cv');
  return email(
    {
      subject: `We received your application: ${application.jobTitle} (${application.reference})`,
      heading: 'Thank you for your application',
      intro: `Your application for ${application.jobTitle} has reached our careers team. We read every one and will write to you either way.`,
    },
    paragraph(
      `It has a page of its own, where you can see it, ${hasCv ? 'replace your CV' : 'add the CV that is missing'}, or withdraw. Anyone who has the link can do the same, so keep it to yourself.`,
    ),
    factTable({ ...describeJob(application), Files: listParts(files) }),
    { kind: 'button', label: seeApplication, url: own },
    paragraph(
      `To correct anything else, reply to this email and keep the reference. ${sender.name} never asks applicants for money.`,
    ),
    paragraph(
      'Didn’t apply? Someone probably mistyped their email address. You can ignore this, or withdraw the application on its page.',
    ),
  );
}

interface NewFilesProps {
  application: EmailedApplication;
  added: readonly { part: string }[];
  /** Every file that the application has now. */
  current: readonly { part: string }[];
  /** Opens the application. */
  own: EmailedLink;
}

export function newFilesConfirmation(props: NewFilesProps): EmailContent {
  const { application, added, current, own } = props;
  const facts = {
    ...describeJob(application),
    New: listParts(added),
    'All files': listParts(current),
  };
  return email(
    {
      subject: `We received your files: ${application.jobTitle} (${application.reference})`,
      heading: 'Your files have reached us',
      intro: `They are part of your application for ${application.jobTitle} now. A file that they replace is deleted.`,
    },
    factTable(facts),
    { kind: 'button', label: seeApplication, url: own },
    paragraph(
      'Didn’t send them? Someone else has your link. Please reply to this email and keep the reference.',
    ),
  );
}

interface LinksProps {
  links: readonly {
    application: Pick<EmailedApplication, 'jobTitle' | 'reference'>;
    own: EmailedLink;
  }[];
  /** How many further applications the address has. */
  omitted?: number;
}

/** Sends the links to applications to the address of their applicant. */
export function applicationLinks({ links, omitted = 0 }: LinksProps): EmailContent {
  const items = links.map(({ application, own }) => ({
    label: application.jobTitle,
    url: own,
    detail: application.reference,
  }));
  return email(
    {
      subject: `The link to your application at ${sender.name}`,
      heading: 'The link to your application',
      intro:
        'Somebody asked for it with this address on our website. Anyone who has a link can see the application and act on it, so keep it to yourself. Earlier links still work.',
    },
    { kind: 'links', label: '', items },
    omitted > 0 &&
      paragraph(
        `These are the oldest and the newest applications with this address. There are ${omitted} more: reply to this email for their links.`,
      ),
    paragraph('Didn’t ask for it? You can ignore this.'),
  );
}

export function withdrawalConfirmation(props: Pick<NewFilesProps, 'application'>): EmailContent {
  const { application } = props;
  return email(
    {
      subject: `You have withdrawn your application: ${application.jobTitle} (${application.reference})`,
      heading: 'Your application is withdrawn',
      intro: `You have withdrawn your application for ${application.jobTitle}. What you sent with it is deleted from our website's records, and our careers team is asked to delete its copies.`,
    },
    factTable(describeJob(application)),
    paragraph(`You are welcome to apply to ${sender.name} again at any time.`),
    paragraph('Didn’t withdraw it? Someone else has your link. Please reply to this email.'),
  );
}
