import { ApiError, type SubmissionMutation } from '@kestrova/api-client';
import { brand } from '@kestrova/content';
import { Notice } from '@kestrova/design-system';
import { useState, type ReactNode } from 'react';
import { CookiesNotice } from '../forms/email-fallback.tsx';

interface OwnerActOptions {
  /** What is said where nobody knows whether the server did it. */
  unsure: string;
  /** The server did it, and says so. */
  onDone: (message: string) => void;
  /** The link leads to nothing any more. */
  onGone: () => void;
}

interface OwnerAct<Entries> {
  act: (entries: Entries) => Promise<void>;
  isPending: boolean;
  /** What went wrong, to be shown beside the button. Announced when it appears. */
  problem: ReactNode;
}

/** Does what a button on the page of an emailed link says. A second press changes nothing. */
export function useOwnerAct<Entries>(
  { mutateAsync, isPending }: SubmissionMutation<Entries>,
  { unsure, onDone, onGone }: OwnerActOptions,
): OwnerAct<Entries> {
  const [problem, setProblem] = useState<ReactNode>();

  function fail({ kind, message }: ApiError) {
    if (kind === 'not-found') onGone();
    else if (kind === 'cookies') setProblem(<CookiesNotice address={brand.emails.careers} />);
    else if (kind === 'unreachable' || kind === 'unreadable') setProblem(<Notice>{unsure}</Notice>);
    else if (kind !== 'aborted') setProblem(<Notice>{message}</Notice>);
  }

  async function act(entries: Entries) {
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

  return { act, isPending, problem };
}
