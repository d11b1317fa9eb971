import type { StoryObj } from '@storybook/react-vite';
import {
  AlertIsOn,
  ApplicationConfirmation,
  ApplicationLinks,
  ApplicationNotice,
  ConfirmAlert,
  ContactConfirmation,
  ContactNotice,
  NewFilesConfirmation,
  NewFilesNotice,
  NewJobs,
  renderEmail,
  WithdrawalConfirmation,
  WithdrawalNotice,
} from './index.ts';
import type { EmailComponent } from './render-email.ts';
import { longest, usual } from './samples.ts';

export default { title: 'Emails', tags: ['!autodocs'] };

type Story = StoryObj;
type Samples = typeof usual;

/** An email with usual and with the longest data, on a phone and beside a list of emails. */
function show<Props>(email: EmailComponent<Props>, choose: (samples: Samples) => Props): Story {
  const emails = [usual, longest].map((samples) => renderEmail(email, choose(samples)));
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

export const TheContactConfirmation = show(ContactConfirmation, ({ contact }) => contact.request);
export const TheContactNotice = show(ContactNotice, ({ contact }) => contact);
export const TheApplicationConfirmation = show(
  ApplicationConfirmation,
  ({ application }) => application,
);
export const TheApplicationNotice = show(ApplicationNotice, ({ application }) => application);
export const TheNewFilesConfirmation = show(NewFilesConfirmation, newFiles);
export const TheNewFilesNotice = show(NewFilesNotice, newFiles);
export const TheApplicationLinks = show(ApplicationLinks, links);
export const TheWithdrawalConfirmation = show(
  WithdrawalConfirmation,
  ({ application }) => application,
);
export const TheWithdrawalNotice = show(WithdrawalNotice, ({ application }) => application);
export const TheAlertConfirmation = show(ConfirmAlert, ({ alert }) => alert);
export const TheAlertThatIsOn = show(AlertIsOn, ({ alert }) => alert);
export const TheNewJobs = show(NewJobs, ({ newJobs }) => newJobs);
