import { submissionMessages } from '@kestrova/content';
import { MailtoLink, type EmailFallback } from '../../lib/hydration/without-script.tsx';

interface FormProblemProps {
  failure: 'cookies' | 'failed';
  email: EmailFallback;
}

/**
 * Where to write instead of sending a form. If the form needs cookies, this is announced when it
 * appears; the toast has announced other errors.
 */
export function FormProblem({ failure, email }: FormProblemProps) {
  const { cookies, writeInstead } = submissionMessages;
  return (
    <p role={failure === 'cookies' ? 'alert' : undefined}>
      <span>{`${failure === 'cookies' ? cookies : writeInstead} `}</span>
      <MailtoLink {...email} />
    </p>
  );
}
