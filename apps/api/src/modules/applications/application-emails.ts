import type { ApplicationFileRow, ApplicationRow } from '../../database/schema.ts';
import { createEmail, type NewEmail } from '../../email/templates/email.ts';
import { formatInstant, sender } from '../../email/templates/email-content.ts';
import { describeNoticeFiles, listParts } from './notice-files.ts';

/** The emails about an application: one to the applicant, with the secret link, one to our careers team. */
export function createApplicationEmails(
  application: ApplicationRow,
  files: readonly ApplicationFileRow[],
  options: ApplicationEmailOptions,
): NewEmail[] {
  return [
    createConfirmation(application, files, options),
    createNotice(application, files, options),
  ];
}

export interface ApplicationEmailOptions {
  careersTo: string;
  /** Whether the notice carries the files. */
  attachFiles: boolean;
  /** The secret link. */
  ownUrl: string;
}

/** Repeats nothing that was typed: the address may belong to somebody else. The job is the database's. */
function createConfirmation(
  application: ApplicationRow,
  files: readonly ApplicationFileRow[],
  { careersTo, ownUrl }: ApplicationEmailOptions,
): NewEmail {
  const { jobTitle, reference } = application;
  const hasCv = files.some((file) => file.part === 'cv');
  return createEmail(
    {
      recipient: application.email,
      replyTo: careersTo,
      subject: `We received your application: ${jobTitle} (${reference})`,
      confirms: 'application',
    },
    {
      heading: 'Thank you for your application',
      paragraphs: [
        `Your application for ${jobTitle} has reached our careers team. We read every one and will write to you either way.`,
        `It has a page of its own, where you can see it, ${hasCv ? 'replace your CV' : 'add the CV that is missing'}, or withdraw. Whoever has the link can do the same, so keep it to yourself.`,
      ],
      facts: [
        { label: 'Reference', value: reference },
        { label: 'Position', value: `${jobTitle} (${application.jobCode})` },
        { label: 'Location', value: application.location },
        { label: 'Files', value: listParts(files) },
      ],
      action: { label: seeApplication, url: ownUrl },
      closing: [
        `To correct anything else, reply to this email and keep the reference. ${sender.brand} never asks applicants for money.`,
        'You did not apply? Then somebody gave your address by mistake. You need not do anything, or you can withdraw the application on its page.',
      ],
    },
  );
}

function createNotice(
  application: ApplicationRow,
  files: readonly ApplicationFileRow[],
  { careersTo, attachFiles }: ApplicationEmailOptions,
): NewEmail {
  const name = `${application.firstName} ${application.lastName}`;
  const notice = describeNoticeFiles(application, files, attachFiles);
  return createEmail(
    {
      recipient: careersTo,
      replyTo: application.email,
      subject: `${notice.subjectMark}Application ${application.reference}: ${name} for ${application.jobTitle}`,
      attachments: notice.attachments,
    },
    {
      heading: 'A new application',
      ...(notice.warning !== undefined && { warning: notice.warning }),
      paragraphs: [`It came in through the website. ${answersApplicant} ${notice.whereabouts}`],
      facts: [
        { label: 'Reference', value: application.reference },
        { label: 'Position', value: `${application.jobTitle} (${application.jobCode})` },
        { label: 'Job role', value: application.jobRole },
        { label: 'Job id', value: String(application.jobId) },
        { label: 'Location', value: application.location },
        { label: 'First name', value: application.firstName },
        { label: 'Last name', value: application.lastName },
        { label: 'Email', value: application.email },
        { label: 'Phone number', value: application.phNo },
        {
          label: 'Privacy policy',
          value: application.privacyEnable === 1 ? 'agreed' : 'not agreed',
        },
        {
          label: 'Future openings',
          value: application.contactMeEnable === 1 ? 'may contact' : 'no',
        },
        { label: 'Received', value: formatInstant(application.receivedAt) },
        ...notice.facts,
      ],
      ...quoteCoverLetter(application, 'Cover letter'),
      ...(notice.command && { command: notice.command }),
      closing: [],
    },
  );
}

/** For notices, whose Reply-To is the applicant. */
export const answersApplicant = 'Replying to this email answers the applicant.';

/** The label of the link to the application's own page. */
export const seeApplication = 'See your application';

function quoteCoverLetter({ coverLetterDescription }: ApplicationRow, label: string) {
  return coverLetterDescription.trim() === ''
    ? {}
    : { quote: { label, text: coverLetterDescription } };
}
