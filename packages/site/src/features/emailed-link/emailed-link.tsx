import {
  ApiError,
  useSubmission,
  type ServerState,
  type SubmissionEntries,
} from '@kestrova/api-client';
import { brand, type EmailedLinkPageCopy } from '@kestrova/content';
import { Breadcrumb, ButtonLink, Hero, Notice, Section, StatePanel } from '@kestrova/design-system';
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiPage } from '../../lib/api-page.tsx';
import { AsyncContent, TextFallback } from '../../lib/async-content.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { EmailLink, FormProblem, scriptOnly, WithoutScript } from '../forms/email-fallback.tsx';
import { EmailOffer } from '../forms/email-offer.tsx';
import { careersBreadcrumb, findCareersPath } from '../jobs/careers-path.ts';
import styles from './emailed-link.module.css';

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
            {token === undefined && <LinkedContentFallback />}
            {token === null && <InvalidLink panel={copy.linkMissing} />}
            {token && (token === goneToken ? <InvalidLink /> : children(token))}
          </EmailedLinkContext>
        </Section>
      </div>
    </ApiPage>
  );
}

interface LinkedContentProps<Value> {
  state: ServerState<Value>;
  children: (value: Value) => ReactNode;
}

/** Shows the data of a link, or its state: loading, failed or invalid. */
export function LinkedContent<Value>({ state, children }: LinkedContentProps<Value>) {
  const { copy } = useEmailedLink();
  const { error } = state;
  if (error instanceof ApiError && error.kind === 'not-found') return <InvalidLink />;
  return (
    <AsyncContent state={state} copy={copy} fallback={<LinkedContentFallback />}>
      {children}
    </AsyncContent>
  );
}

/** Shows that a link is being opened; without JavaScript, an email address. */
function LinkedContentFallback() {
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
          {writeTo} <EmailLink address={brand.emails.careers} />.
        </p>
      </StatePanel>
    </div>
  );
}

/** A Bearer token (RFC 6750) as long as those that we send, and punctuation that was copied with it. */
const TOKEN = /^#([\w.~+/-]{19,399}[\w-])(?:%[\dA-F]{2}|\W)*$/;

/**
 * Returns the token in the fragment of an emailed link: undefined before hydration, null without a token.
 * Servers and logs never see a fragment, and the token stays in memory. When another fragment replaces it,
 * such as the skip link's, the URL gets the token back, so that a reload keeps it.
 */
export function useEmailedToken(): string | null | undefined {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const found = TOKEN.exec(hash)?.[1];
  const [token, setToken] = useState(found);
  if (found && found !== token) setToken(found);
  useEffect(() => {
    if (token && !found) history.replaceState(history.state, '', `#${token}`);
  }, [token, found]);
  // Opening another link in this tab loads no document, so the page is announced again.
  const shown = useRef(token);
  useEffect(() => {
    if (shown.current === token) return;
    shown.current = token;
    focusMainHeading();
  }, [token]);
  return isHydrated ? (token ?? null) : undefined;
}

/** A call that a button on the page of an emailed link makes. */
type TokenCall = 'withdrawOwnApplication' | 'confirmJobAlert' | 'endJobAlert' | 'unsubscribe';

/**
 * Makes the call of a button, and passes the server's success message to `onDone`. `problem` is the
 * error message, to be shown beside the button. It is announced when it appears.
 */
export function useTokenMutation<Call extends TokenCall>(
  call: Call,
  onDone: (message: string) => void,
) {
  const { copy, onGone } = useEmailedLink();
  const { mutateAsync, isPending } = useSubmission(call);
  const [problem, setProblem] = useState<ReactNode>();

  function fail({ kind, message }: ApiError) {
    if (kind === 'not-found') onGone();
    else if (kind === 'cookies')
      setProblem(<FormProblem failure="cookies" email={{ address: brand.emails.careers }} />);
    else if (kind === 'unreachable' || kind === 'unreadable')
      setProblem(<Notice>{copy.unsure}</Notice>);
    else if (kind !== 'aborted') setProblem(<Notice>{message}</Notice>);
  }

  async function mutate(entries: SubmissionEntries[Call]) {
    setProblem(undefined);
    try {
      const { isAccepted, message } = await mutateAsync(entries);
      if (isAccepted) onDone(message);
      else setProblem(<Notice>{message}</Notice>);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(error);
    }
  }

  return { mutate, isPending, problem };
}
