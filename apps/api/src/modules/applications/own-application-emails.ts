import type { ApplicationFileRow, ApplicationRow } from '../../database/schema.ts';
import { createEmail, type NewEmail } from '../../email/templates/email.ts';
import { sender, type Fact } from '../../email/templates/email-content.ts';
import {
  answersApplicant,
  seeApplication,
  type ApplicationEmailOptions,
} from './application-emails.ts';
import { describeNoticeFiles, listParts } from './notice-files.ts';

/** What an applicant has changed about the files of an application. */
export interface ReplacedFiles {
  added: readonly ApplicationFileRow[];
  /** Those that were there before, and are gone. */
  replaced: readonly ApplicationFileRow[];
  /** Every file that the application has now. */
  current: readonly ApplicationFileRow[];
}

/** The emails about new files of an application: one to the applicant, one to our careers team. */
export function createReplacementEmails(
  application: ApplicationRow,
  files: ReplacedFiles,
  options: ApplicationEmailOptions,
): NewEmail[] {
  const { careersTo, ownUrl } = options;
  return [
    createEmail(
      {
        recipient: application.email,
        replyTo: careersTo,
        subject: `We received your files: ${application.jobTitle} (${application.reference})`,
        confirms: 'application',
      },
      {
        heading: 'Your files have reached us',
        paragraphs: [
          `They are part of your application for ${application.jobTitle} now. A file that they replace is deleted.`,
        ],
        facts: [
          ...describeApplication(application),
          { label: 'New', value: listParts(files.added) },
          { label: 'All files', value: listParts(files.current) },
        ],
        action: { label: seeApplication, url: ownUrl },
        closing: [
          'You did not send them? Then somebody else has the link. Please reply to this email and keep the reference.',
        ],
      },
    ),
    createReplacementNotice(application, files, options),
  ];
}

function createReplacementNotice(
  application: ApplicationRow,
  { added, replaced }: ReplacedFiles,
  { careersTo, attachFiles }: ApplicationEmailOptions,
): NewEmail {
  const name = `${application.firstName} ${application.lastName}`;
  const notice = describeNoticeFiles(application, added, attachFiles);
  return createEmail(
    {
      recipient: careersTo,
      replyTo: application.email,
      attachments: notice.attachments,
      subject: `${notice.subjectMark}Application ${application.reference}: new files of ${name} for ${application.jobTitle}`,
    },
    {
      heading: 'New files for an application',
      ...(notice.warning !== undefined && { warning: notice.warning }),
      paragraphs: [
        `The applicant sent them through the website. ${answersApplicant} ${notice.whereabouts}`,
        ...(replaced.length > 0
          ? ['Those that they replace are deleted there: please delete your copies too.']
          : []),
      ],
      facts: [
        ...describeApplication(application),
        { label: 'Name', value: name },
        { label: 'Email', value: application.email },
        ...notice.facts,
        { label: 'Replaced', value: listParts(replaced) },
      ],
      ...(notice.command && { command: notice.command }),
      closing: [],
    },
  );
}

/** Sends the links to applications to the address that they were sent with. */
export function createLinksEmail(
  recipient: string,
  links: readonly { application: ApplicationRow; ownUrl: string }[],
  careersTo: string,
): NewEmail {
  return createEmail(
    {
      recipient,
      replyTo: careersTo,
      subject: `The link to your application at ${sender.brand}`,
      confirms: 'links',
    },
    {
      heading: 'The link to your application',
      paragraphs: [
        'Somebody asked for it with this address on our website. Anyone who has a link can see the application and act on it, so keep it to yourself. Earlier links still work.',
      ],
      facts: [],
      lists: [
        {
          label: '',
          items: links.map(({ application, ownUrl }) => ({
            title: application.jobTitle,
            url: ownUrl,
            detail: application.reference,
          })),
        },
      ],
      closing: ['You did not ask for it? Then you need not do anything.'],
    },
  );
}

/**
 * The emails about a withdrawn application: one to the applicant, one to our careers team. The second
 * holds no personal data, since nothing else of the applicant is kept.
 */
export function createWithdrawalEmails(application: ApplicationRow, careersTo: string): NewEmail[] {
  const { jobTitle, reference } = application;
  const facts = describeApplication(application);
  return [
    createEmail(
      {
        recipient: application.email,
        replyTo: careersTo,
        subject: `You have withdrawn your application: ${jobTitle} (${reference})`,
        confirms: 'application',
      },
      {
        heading: 'Your application is withdrawn',
        paragraphs: [
          `You have withdrawn your application for ${jobTitle}. What you sent with it is deleted from our website's records, and our careers team is asked to delete its copies.`,
        ],
        facts,
        closing: [
          `You are welcome to apply to ${sender.brand} again at any time.`,
          'You did not withdraw it? Then somebody else has the link. Please reply to this email.',
        ],
      },
    ),
    createEmail(
      {
        recipient: careersTo,
        subject: `Application ${reference} for ${jobTitle} was withdrawn`,
      },
      {
        heading: 'An application was withdrawn',
        paragraphs: [
          'The applicant withdrew it on the website, and its record and files are deleted there.',
          'Please delete what you keep of it: every email with this reference, its attachments, and the files that were exported under it.',
        ],
        facts,
        closing: [],
      },
    ),
  ];
}

function describeApplication({ reference, jobTitle, jobCode, location }: ApplicationRow): Fact[] {
  return [
    { label: 'Reference', value: reference },
    { label: 'Position', value: `${jobTitle} (${jobCode})` },
    { label: 'Location', value: location },
  ];
}
