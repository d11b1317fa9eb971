import type { ApplicationFileRow, ApplicationRow } from '../../database/schema.ts';
import { createEmail, type NewEmail } from '../../email/templates/email.ts';
import { sender, type Fact } from '../../email/templates/email-content.ts';
import { describeActiveContent } from '../../uploads/validate/upload-rules.ts';

/** The emails about an application: one to the applicant, one to our careers team. */
export function createApplicationEmails(
  application: ApplicationRow,
  files: readonly ApplicationFileRow[],
  careersTo: string,
): NewEmail[] {
  return [
    createConfirmation(application, files, careersTo),
    createNotice(application, files, careersTo),
  ];
}

/** Repeats nothing that was typed: the address may belong to somebody else. The job is the database's. */
function createConfirmation(
  application: ApplicationRow,
  files: readonly ApplicationFileRow[],
  careersTo: string,
): NewEmail {
  const { jobTitle, reference } = application;
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
      ],
      facts: [
        { label: 'Reference', value: reference },
        { label: 'Position', value: `${jobTitle} (${application.jobCode})` },
        { label: 'Location', value: application.location },
        { label: 'Files', value: listParts(files) },
      ],
      closing: [
        ...(files.some((file) => file.part === 'cv')
          ? []
          : ['You sent no CV. To add one, reply to this email and attach it.']),
        `To correct something or to withdraw, reply to this email and keep the reference. ${sender.brand} never asks applicants for money.`,
        'You did not apply? Then somebody gave your address by mistake, and you need not do anything.',
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

const partLabels: Readonly<Record<string, string>> = {
  cv: 'CV',
  additionalFile: 'Additional file',
};

function listParts(files: readonly ApplicationFileRow[]): string {
  return files.map((file) => partLabels[file.part] ?? file.part).join(', ') || 'none';
}

function describeStoredFiles(files: readonly ApplicationFileRow[]): Fact[] {
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
