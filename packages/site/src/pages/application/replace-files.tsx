import { ApiError, findRefusedFile, useSubmission } from '@kestrova/api-client';
import {
  applicationFormCopy,
  brand,
  submissionMessages,
  type ApplicationPageCopy,
} from '@kestrova/content';
import {
  Button,
  dismissToasts,
  ErrorSummary,
  Form,
  FormActions,
  Icon,
} from '@kestrova/design-system';
import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { CookiesNotice, WriteInstead } from '../../features/forms/email-fallback.tsx';
import { useSubmissionFeedback } from '../../features/forms/use-submission-feedback.ts';
import { useUnsentEntries } from '../../features/forms/use-unsent-entries.ts';
import {
  ApplicationFileFields,
  listFileErrors,
} from '../../features/job-application/application-file-fields.tsx';
import { SendingProgress } from '../../features/job-application/sending-progress.tsx';
import { useApplicationFiles } from '../../features/job-application/use-application-files.ts';
import styles from './application.module.css';

interface ReplaceFilesProps {
  secret: string;
  copy: ApplicationPageCopy['replace'];
  /** The server has the files. */
  onReplaced: () => void;
  /** The link leads to no application any more. */
  onGone: () => void;
}

/** Adds files to an application, or replaces those that it has, under the rules of the first form. */
export function ReplaceFiles({ secret, copy, onReplaced, onGone }: ReplaceFilesProps) {
  const [attempts, setAttempts] = useState(0);
  const [isEmpty, setEmpty] = useState(false);
  const [accepted, setAccepted] = useState('');
  const files = useApplicationFiles(false);
  const { mutateAsync, isPending, progress } = useSubmission('replaceOwnFiles');
  const feedback = useSubmissionFeedback();
  const isChosen = Object.values(files.chosen).some(Boolean);
  useUnsentEntries(() => isChosen);

  async function send() {
    const sent = files.chosen;
    try {
      const result = await mutateAsync({ secret, files: sent });
      if (!result.isAccepted) return feedback.showResult(result);
      dismissToasts();
      setAccepted(result.message);
      for (const { onChoose } of Object.values(files.fields)) onChoose(null);
      onReplaced();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'not-found') return onGone();
      const refused = findRefusedFile(error, sent);
      // The summary and the field say it; a toast would lie over them.
      if (refused) files.fields[refused].refuse(sent[refused], error.message);
      else feedback.showError(error);
      setAttempts((count) => count + 1);
    }
  }

  function submit() {
    setAccepted('');
    setEmpty(!isChosen);
    if (isChosen) void send();
    else setAttempts((count) => count + 1);
  }

  const fileErrors = listFileErrors(files.fields);
  const nothingChosen = { fieldId: 'application-cv', message: copy.nothingChosen };
  return (
    <section className={styles.act} aria-labelledby="replace-files">
      <h2 id="replace-files" className={styles.title}>
        {copy.heading}
      </h2>
      <p>{copy.text}</p>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onChange={() => {
          setAccepted('');
          setEmpty(false);
        }}
      >
        <ErrorSummary
          title={submissionMessages.errorSummary}
          errors={
            isEmpty && fileErrors.length === 0
              ? [nothingChosen]
              : fileErrors.filter(() => isEmpty || files.isRefused)
          }
          attempt={attempts}
        />
        <ApplicationFileFields copy={applicationFormCopy} files={files.fields} />
        {feedback.needsCookies && <CookiesNotice address={brand.emails.careers} />}
        {feedback.hasFailed && <WriteInstead address={brand.emails.careers} />}
        <SendingProgress share={progress} label={copy.submitting} />
        <p role="status" className={styles.done}>
          {accepted && (
            <>
              <Icon node={CircleCheck} />
              <span>{accepted}</span>
            </>
          )}
        </p>
        <FormActions>
          <Button type="submit" loading={isPending}>
            {copy.submit}
          </Button>
        </FormActions>
      </Form>
    </section>
  );
}
