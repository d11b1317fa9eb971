import type { StoryObj } from '@storybook/react-vite';
import * as emails from './index.ts';
import type { EmailContent } from './content.ts';
import { createSampleUrl, longest, usual } from './samples.ts';

export default { title: 'Site/Emails', tags: ['!autodocs'] };

type Story = StoryObj;
type Samples = typeof usual;

const DARK = '(prefers-color-scheme:dark)';

/** An email with usual and with the longest data, as wide as a phone and as a mail program, in the chosen theme. */
function show<Props>(
  compose: (props: Props) => EmailContent,
  choose: (samples: Samples) => Props,
): Story {
  const contents = [usual, longest].map((samples) => compose(choose(samples)));
  const variants = contents.map((content) => ({
    ...content,
    ...emails.renderEmail(content, createSampleUrl),
  }));
  return {
    render: (_args, { globals }) => (
      <>
        {variants.map(({ subject, html, text }, index) => (
          <section key={index} style={{ overflowWrap: 'anywhere', marginBlockEnd: 64 }}>
            <h2 style={{ marginBlockEnd: 16 }}>{subject}</h2>
            <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 }}>
              {[360, 720].map((width) => (
                <iframe
                  key={width}
                  title={`${subject}, ${width} px`}
                  srcDoc={html.replace(DARK, globals['theme'] === 'dark' ? 'all' : 'not all')}
                  width={width}
                  onLoad={({ currentTarget: frame }) => {
                    frame.height = `${frame.contentDocument?.body.scrollHeight}`;
                  }}
                  style={{ border: 0, maxInlineSize: '100%' }}
                />
              ))}
            </div>
            <pre style={{ whiteSpace: 'pre-wrap', marginBlockStart: 24 }}>{text}</pre>
          </section>
        ))}
      </>
    ),
  };
}

const application = (samples: Samples) => samples.application;
const newFiles = (samples: Samples) => ({ ...samples.application, ...samples.newFiles });
const links = (samples: Samples) => ({ links: [samples.application, samples.application] });

const showStatus = (outcome: emails.StatusOutcome) =>
  show(emails.statusEmail, (samples) => ({
    ...samples.application,
    sentence: samples.sentence,
    outcome,
  }));

export const ContactConfirmation = show(
  emails.contactConfirmation,
  ({ contact }) => contact.request,
);
export const ContactNotice = show(emails.contactNotice, ({ contact }) => contact);
export const ApplicationConfirmation = show(emails.applicationConfirmation, application);
export const ApplicationNotice = show(emails.applicationNotice, application);
export const NewFilesConfirmation = show(emails.newFilesConfirmation, newFiles);
export const NewFilesNotice = show(emails.newFilesNotice, newFiles);
export const ApplicationLinks = show(emails.applicationLinks, links);
export const WithdrawalConfirmation = show(emails.withdrawalConfirmation, application);
export const WithdrawalNotice = show(emails.withdrawalNotice, application);
export const InReview = showStatus('in-review');
export const Interview = showStatus('interview');
export const Offer = showStatus('offer');
export const NotSelected = showStatus('not-selected');
export const PositionFilled = showStatus('position-filled');
export const AlertConfirmation = show(emails.confirmAlert, ({ alert }) => alert);
export const AlertIsOn = show(emails.alertIsOn, ({ alert }) => alert);
export const NewJobs = show(emails.newJobs, (samples) => samples.newJobs);
