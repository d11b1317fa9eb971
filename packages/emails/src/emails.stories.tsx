import type { StoryObj } from '@storybook/react-vite';
import {
  alertIsOn,
  applicationConfirmation,
  applicationLinks,
  applicationNotice,
  confirmAlert,
  contactConfirmation,
  contactNotice,
  newFilesConfirmation,
  newFilesNotice,
  newJobs,
  renderEmail,
  withdrawalConfirmation,
  withdrawalNotice,
} from './index.ts';
import type { EmailContent } from './content.ts';
import { longest, usual } from './samples.ts';

export default { title: 'Site/Emails', tags: ['!autodocs'] };

type Story = StoryObj;
type Samples = typeof usual;

/** An email with usual and with the longest data, on a phone and beside a list of emails. */
function show<Props>(
  compose: (props: Props) => EmailContent,
  choose: (samples: Samples) => Props,
): Story {
  const emails = [usual, longest].map((samples) => {
    const content = compose(choose(samples));
    return { subject: content.subject, ...renderEmail(content) };
  });
  return {
    render: () => (
      <>
        {emails.map(({ subject, html, text }, index) => (
          <section key={index} style={{ overflowWrap: 'anywhere' }}>
            <h2>{subject}</h2>
            {[360, 720].map((width) => (
              <iframe
                key={width}
                title={`${subject}, ${width} px`}
                srcDoc={html}
                width={width}
                height={800}
                style={{ border: 0, maxInlineSize: '100%' }}
              />
            ))}
            <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
          </section>
        ))}
      </>
    ),
  };
}

const links = ({ application }: Samples) => ({ links: [application, application] });
const newFiles = (samples: Samples) => ({ ...samples.application, ...samples.newFiles });

export const TheContactConfirmation = show(contactConfirmation, ({ contact }) => contact.request);
export const TheContactNotice = show(contactNotice, ({ contact }) => contact);
export const TheApplicationConfirmation = show(
  applicationConfirmation,
  ({ application }) => application,
);
export const TheApplicationNotice = show(applicationNotice, ({ application }) => application);
export const TheNewFilesConfirmation = show(newFilesConfirmation, newFiles);
export const TheNewFilesNotice = show(newFilesNotice, newFiles);
export const TheApplicationLinks = show(applicationLinks, links);
export const TheWithdrawalConfirmation = show(
  withdrawalConfirmation,
  ({ application }) => application,
);
export const TheWithdrawalNotice = show(withdrawalNotice, ({ application }) => application);
export const TheAlertConfirmation = show(confirmAlert, ({ alert }) => alert);
export const TheAlertThatIsOn = show(alertIsOn, ({ alert }) => alert);
export const TheNewJobs = show(newJobs, (samples) => samples.newJobs);
