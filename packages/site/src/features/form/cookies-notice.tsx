import type { SubmissionOutcome } from '@kestrova/api-client';
import { submissionMessages } from '@kestrova/content';
import { EmailLink } from './email-link.tsx';

interface CookiesNoticeProps {
  address: string;
  subject?: string;
}

/** Says that the form needs cookies, with the address that needs none. Announced when it appears. */
export function CookiesNotice({ address, subject }: CookiesNoticeProps) {
  return (
    <p role="alert">
      <span>{`${submissionMessages.cookies} `}</span>
      <EmailLink {...{ address, subject }} />
    </p>
  );
}

/** Whether a form was not sent because the browser keeps no cookie. */
export function lacksCookies(outcome: SubmissionOutcome): boolean {
  return outcome.kind === 'failed' && outcome.error.kind === 'cookies';
}
