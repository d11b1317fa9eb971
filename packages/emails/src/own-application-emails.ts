import { describeJob, type EmailedApplication } from './application.ts';
import { email, factTable, paragraph, type EmailContent } from './content.ts';
import { sender } from './layout.ts';

interface LinksProps {
  links: readonly { application: EmailedApplication; ownUrl: string }[];
}

/** Sends the links to applications to the address of their applicant. */
export function applicationLinks({ links }: LinksProps): EmailContent {
  const items = links.map(({ application, ownUrl }) => ({
    label: application.jobTitle,
    url: ownUrl,
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
    paragraph('You did not ask for it? Then you need not do anything.'),
  );
}

interface WithdrawalProps {
  application: EmailedApplication;
}

export function withdrawalConfirmation({ application }: WithdrawalProps): EmailContent {
  return email(
    {
      subject: `You have withdrawn your application: ${application.jobTitle} (${application.reference})`,
      heading: 'Your application is withdrawn',
      intro: `You have withdrawn your application for ${application.jobTitle}. What you sent with it is deleted from our website's records, and our careers team is asked to delete its copies.`,
    },
    factTable(describeJob(application)),
    paragraph(`You are welcome to apply to ${sender.name} again at any time.`),
    paragraph(
      'You did not withdraw it? Then somebody else has the link. Please reply to this email.',
    ),
  );
}

/** Contains no personal data, since all other data of the applicant is deleted. */
export function withdrawalNotice({ application }: WithdrawalProps): EmailContent {
  return email(
    {
      subject: `Application ${application.reference} for ${application.jobTitle} was withdrawn`,
      heading: 'An application was withdrawn',
      intro:
        'The applicant withdrew it on the website, and its record and files are deleted there.',
    },
    paragraph(
      'Please delete what you keep of it: every email with this reference, its attachments, and the files that were exported under it.',
    ),
    factTable(describeJob(application)),
  );
}
