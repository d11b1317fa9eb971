import { ApiError, type ServerState } from '@kestrova/api-client';
import { brand } from '@kestrova/content';
import type { alertsPage } from '@kestrova/content/pages/alerts';
import type { applicationPage } from '@kestrova/content/pages/application';
import { Breadcrumb, ButtonLink, Hero, Section, StatePanel } from '@kestrova/design-system';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { ApiPage } from '../../lib/api/api-page.tsx';
import { AsyncContent, TextFallback } from '../../lib/api/async-content.tsx';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { MailtoLink, scriptOnly, WithoutScript } from '../../lib/hydration/without-script.tsx';
import { EmailOffer } from './email-offer.tsx';
import { careersBreadcrumb, findCareersPath } from '../jobs/careers-path.ts';
import styles from './emailed-link-page.module.css';

/** The texts that both pages have; `sendLink` if the link can be sent again. */
type EmailedLinkPageCopy = Pick<
  typeof alertsPage & typeof applicationPage,
  keyof typeof alertsPage & keyof typeof applicationPage
> &
  Partial<Pick<typeof applicationPage, 'sendLink'>>;

/** The link whose page is shown. */
interface EmailedLink {
  copy: EmailedLinkPageCopy;
  /** Called when the link has become invalid: in another tab, or by a press without a response. */
  onGone: () => void;
}

const EmailedLinkContext = createContext<EmailedLink | undefined>(undefined);

/**
 * The link whose page is shown.
 * @throws Error outside an `EmailedLinkPage`.
 */
export function useEmailedLink(): EmailedLink {
  const link = use(EmailedLinkContext);
  if (!link) throw new Error('useEmailedLink needs an EmailedLinkPage above it.');
  return link;
}

interface EmailedLinkPageProps {
  copy: EmailedLinkPageCopy;
  /** The result of `useEmailedToken`. */
  token: string | null | undefined;
  children: (token: string) => ReactNode;
}

/** A page that shows the data of an emailed link, or instructions if there is no valid token. */
export function EmailedLinkPage({ copy, token, children }: EmailedLinkPageProps) {
  const [goneToken, setGoneToken] = useState<string>();
  const link = useMemo(() => {
    const onGone = () => {
      setGoneToken(token ?? undefined);
      focusMainHeading();
    };
    return { copy, onGone };
  }, [copy, token]);
  return (
    <ApiPage>
      <Hero
        title={copy.heading}
        lead={copy.text}
        breadcrumb={<Breadcrumb items={careersBreadcrumb(copy.heading)} />}
      />
      <div className={styles.screen}>
        <Section density="tight">
          <EmailedLinkContext value={link}>
            {token === undefined && <EmailedLinkFallback />}
            {token === null && <InvalidLink panel={copy.linkMissing} />}
            {token && (token === goneToken ? <InvalidLink /> : children(token))}
          </EmailedLinkContext>
        </Section>
      </div>
    </ApiPage>
  );
}

interface EmailedLinkContentProps<Value> {
  state: ServerState<Value>;
  children: (value: Value) => ReactNode;
}

/** Shows the data of a link, or its state: loading, failed or invalid. */
export function EmailedLinkContent<Value>({ state, children }: EmailedLinkContentProps<Value>) {
  const { copy } = useEmailedLink();
  const { error } = state;
  if (error instanceof ApiError && error.kind === 'not-found') return <InvalidLink />;
  return (
    <AsyncContent state={state} copy={copy} fallback={<EmailedLinkFallback />}>
      {children}
    </AsyncContent>
  );
}

/** Shows that a link is being opened; without JavaScript, an email address. */
function EmailedLinkFallback() {
  const { copy } = useEmailedLink();
  return (
    <>
      <WithoutScript address={brand.emails.careers}>{copy.withoutScript}</WithoutScript>
      <div className={scriptOnly}>
        <TextFallback label={copy.loading} />
      </div>
    </>
  );
}

/** Explains that the link is invalid, and where to get help. Announced when it appears. */
function InvalidLink(props: { panel?: EmailedLinkPageCopy['notFound'] }) {
  const { notFound, sendLink, toCareers, writeTo } = useEmailedLink().copy;
  const { panel = notFound } = props;
  return (
    <div role="alert">
      <StatePanel
        kind="empty"
        title={panel.heading}
        actions={
          <ButtonLink variant={sendLink ? 'quiet' : 'secondary'} href={findCareersPath()}>
            {toCareers}
          </ButtonLink>
        }
      >
        <p>{panel.text}</p>
        {sendLink && (
          // Not part of the alert, which would be announced again at each key in the dialog.
          <div className={styles.resend} aria-live="off">
            <EmailOffer copy={sendLink} call="sendOwnLinks" toSubmission={(email) => email} />
          </div>
        )}
        <p>
          {writeTo} <MailtoLink address={brand.emails.careers} />.
        </p>
      </StatePanel>
    </div>
  );
}
