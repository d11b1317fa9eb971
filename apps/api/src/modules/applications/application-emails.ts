import type { ApplicationFileRow, ApplicationRow } from '../../database/schema.ts';
import { createEmail, type NewEmail } from '../../email/templates/email.ts';
import { sender, type Fact } from '../../email/templates/email-content.ts';
import { describeActiveContent } from '../../uploads/validate/upload-rules.ts';

/** The emails about an application: one to the applicant, with the secret link, one to our careers team. */
export function createApplicationEmails(
  application: ApplicationRow,
  files: readonly ApplicationFileRow[],
  careersTo: string,
  ownUrl: string,
): NewEmail[] {
  return [
    createConfirmation(application, files, careersTo, ownUrl),
    createNotice(application, files, careersTo),
  ];
}

/** Repeats nothing that was typed: the address may belong to somebody else. The job is the database's. */
function createConfirmation(
  application: ApplicationRow,
  files: readonly ApplicationFileRow[],
  careersTo: string,
  ownUrl: string,
): NewEmail {
  const { jobTitle, reference } = application;
  const hasCv = files.some((file) => file.part === 'cv');
  return createEmail(
    {
      recipient: application.email,
      replyTo: careersTo,
      subject: `We received your application: ${jobTitle} (${reference})`,
      isConfirmation: true,
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
  careersTo: string,
): NewEmail {
  const name = `${application.firstName} ${application.lastName}`;
  return createEmail(
    {
      recipient: careersTo,
      replyTo: application.email,
      subject: `Application ${application.reference}: ${name} for ${application.jobTitle}`,
    },
    {
      heading: 'A new application',
      paragraphs: [
        'It came in through the website. The files are in the store under the names below; the operator exports them.',
      ],
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
        { label: 'Received', value: application.receivedAt },
        ...describeStoredFiles(files),
      ],
      ...quoteCoverLetter(application, 'Cover letter'),
      closing: [],
    },
  );
}

/** The label of the link to the application's own page. */
export const seeApplication = 'See your application';

const partLabels: Readonly<Record<string, string>> = {
  cv: 'CV',
  additionalFile: 'Additional file',
};

/** Names the parts of an application that have a file. */
export function listParts(files: readonly Pick<ApplicationFileRow, 'part'>[]): string {
  return files.map((file) => partLabels[file.part] ?? file.part).join(', ') || 'none';
}

/** What the careers team is told of each file. */
export function describeStoredFiles(files: readonly ApplicationFileRow[]): Fact[] {
  if (files.length === 0) return [{ label: 'Files', value: 'none' }];
  return files.map((file) => ({
    label: partLabels[file.part] ?? file.part,
    value: `${file.name} (sent as ${file.originalName}, ${formatSize(file.size)}, SHA-256 ${file.sha256})${warn(file)}`,
  }));
}

function warn({ activeContent }: ApplicationFileRow): string {
  if (activeContent === '') return '';
  return `. Contains ${describeActiveContent(activeContent)}: open it with care`;
}

function quoteCoverLetter({ coverLetterDescription }: ApplicationRow, label: string) {
  return coverLetterDescription.trim() === ''
    ? {}
    : { quote: { label, text: coverLetterDescription } };
}

function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
