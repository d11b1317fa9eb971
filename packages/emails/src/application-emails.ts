import {
  createWarning,
  deliveryTexts,
  describeFiles,
  describeJob,
  listParts,
  markSubject,
  type Delivery,
  type EmailedApplication,
  type EmailedFile,
} from './application.ts';
import { formatInstant } from './format-text.ts';
import { email, factTable, paragraph, type EmailContent, type EmailPart } from './content.ts';
import { sender } from './layout.ts';

interface ConfirmationProps {
  application: EmailedApplication;
  files: readonly Pick<EmailedFile, 'part'>[];
  /** The secret link. */
  ownUrl: string;
}

/** Contains no entries, since the address may belong to somebody else. The job is from the database. */
export function applicationConfirmation({
  application,
  files,
  ownUrl,
}: ConfirmationProps): EmailContent {
  const hasCv = files.some(({ part }) => part === 'cv');
  return email(
    {
      subject: `We received your application: ${application.jobTitle} (${application.reference})`,
      heading: 'Thank you for your application',
      intro: `Your application for ${application.jobTitle} has reached our careers team. We read every one and will write to you either way.`,
    },
    paragraph(
      `It has a page of its own, where you can see it, ${hasCv ? 'replace your CV' : 'add the CV that is missing'}, or withdraw. Whoever has the link can do the same, so keep it to yourself.`,
    ),
    factTable({ ...describeJob(application), Files: listParts(files) }),
    { kind: 'button', label: seeApplication, url: ownUrl },
    paragraph(
      `To correct anything else, reply to this email and keep the reference. ${sender.name} never asks applicants for money.`,
    ),
    paragraph(
      'You did not apply? Then somebody gave your address by mistake. You need not do anything, or you can withdraw the application on its page.',
    ),
  );
}

interface NoticeProps {
  application: EmailedApplication;
  files: readonly EmailedFile[];
  delivery: Delivery;
}

/** Its first sentence names applicant, job and files: a phone shows it below the subject. */
export function applicationNotice({ application, files, delivery }: NoticeProps): EmailContent {
  const { reference, firstName, lastName, coverLetterDescription } = application;
  const { Position, Location } = describeJob(application);
  const facts = {
    'First name': firstName,
    'Last name': lastName,
    Position,
    ...describeFiles(files, delivery),
    Email: application.email,
    'Phone number': application.phNo,
    Location,
    'Job role': application.jobRole,
    'Job id': String(application.jobId),
    Reference: reference,
    'Privacy policy': application.privacyEnable === 1 ? 'agreed' : 'not agreed',
    'Future openings': application.contactMeEnable === 1 ? 'may contact' : 'no',
    Received: formatInstant(application.receivedAt),
  };
  return email(
    {
      subject: `${markSubject(files)}Application ${reference}: ${firstName} ${lastName} for ${application.jobTitle}`,
      heading: 'A new application',
      warning: createWarning(files),
      intro: `${firstName} ${lastName} applied for ${Position}. Files: ${listParts(files)}.`,
    },
    paragraph(answersApplicant),
    files.length > 0 && paragraph(deliveryTexts[delivery]),
    factTable(facts),
    coverLetterDescription.trim() !== '' && {
      kind: 'quote',
      label: 'Cover letter',
      text: coverLetterDescription,
    },
    exportCommand(reference, files),
  );
}

interface NewFilesProps {
  application: EmailedApplication;
  added: readonly Pick<EmailedFile, 'part'>[];
  /** Every file that the application has now. */
  current: readonly Pick<EmailedFile, 'part'>[];
  /** The secret link. */
  ownUrl: string;
}

export function newFilesConfirmation({
  application,
  added,
  current,
  ownUrl,
}: NewFilesProps): EmailContent {
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
    { kind: 'button', label: seeApplication, url: ownUrl },
    paragraph(
      'You did not send them? Then somebody else has the link. Please reply to this email and keep the reference.',
    ),
  );
}

interface NewFilesNoticeProps extends NoticeProps {
  /** The replaced files. */
  replaced: readonly Pick<EmailedFile, 'part'>[];
}

export function newFilesNotice({
  application,
  files,
  delivery,
  replaced,
}: NewFilesNoticeProps): EmailContent {
  const name = `${application.firstName} ${application.lastName}`;
  const facts = {
    ...describeJob(application),
    Name: name,
    Email: application.email,
    ...describeFiles(files, delivery),
    Replaced: listParts(replaced),
  };
  return email(
    {
      subject: `${markSubject(files)}Application ${application.reference}: new files of ${name} for ${application.jobTitle}`,
      heading: 'New files for an application',
      warning: createWarning(files),
      intro: 'The applicant sent them through the website.',
    },
    paragraph(answersApplicant),
    paragraph(deliveryTexts[delivery]),
    replaced.length > 0 &&
      paragraph('Those that they replace are deleted there: please delete your copies too.'),
    factTable(facts),
    exportCommand(application.reference, files),
  );
}

/** For notices, whose Reply-To is the applicant. */
const answersApplicant = 'Replying to this email answers the applicant.';

/** The label of the link to the application's own page. */
const seeApplication = 'See your application';

function exportCommand(reference: string, files: readonly EmailedFile[]): EmailPart | false {
  if (files.length === 0) return false;
  return {
    kind: 'command',
    label: 'The operator exports the files of this application with',
    line: `npm run operator -- applications export ./${reference} --reference ${reference}`,
  };
}
