import type { ReceivedReview } from '@kestrova/api-client';
import {
  closingReasons,
  MAX_SENTENCE_LENGTH,
  newStatuses,
  type NewStatus,
} from '@kestrova/api-contract';
import { reviewPage } from '@kestrova/content/pages/review';
import {
  Button,
  ChoiceList,
  ErrorSummary,
  Form,
  FormActions,
  TextArea,
  WholeWords,
} from '@kestrova/design-system';
import { useState, type SyntheticEvent } from 'react';
import { useTokenMutation } from '../../features/emailed-link/use-token-mutation.tsx';
import styles from './review.module.css';

const { form: copy, statuses, reasons } = reviewPage;

interface ReviewFormProps {
  token: string;
  review: ReceivedReview;
  /** Called with the server's message. */
  onSaved: (message: string) => void;
  /** Called if somebody else has saved a change. */
  onOutdated: () => void;
}

/** Saves a new status; the email to the applicant is shown before it is sent. */
export function ReviewForm({ token, review, onSaved, onOutdated }: ReviewFormProps) {
  const { mutate, isPending, problem } = useTokenMutation('changeStatus', onSaved, onOutdated);
  const [status, setStatus] = useState<NewStatus['status']>();
  const [reason, setReason] = useState<NewStatus['reason']>();
  const [sentence, setSentence] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isClosed = status === 'closed';
  const missing = findMissing(status, reason);
  const errors = attempt > 0 && missing ? [missing] : [];
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  function save(notify: boolean) {
    setAttempt((count) => count + 1);
    if (!status || missing) return;
    const lastChangeId = review.changes.at(-1)?.id;
    const change = { status, ...(isClosed && { reason }), sentence, notify, lastChangeId };
    void mutate({ token, change });
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    save(true);
  }

  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary title={copy.errors} errors={errors} attempt={attempt} />
      <ChoiceList
        legend={copy.status}
        look="tags"
        id="review-status"
        options={newStatuses.map((value) => ({ value, label: statuses[value] }))}
        error={errorOf('review-status')}
        onChange={(value) => setStatus(newStatuses.find((name) => name === value))}
      />
      {isClosed && (
        <ChoiceList
          legend={copy.reason}
          look="tags"
          id="review-reason"
          options={closingReasons.map((value) => ({ value, label: reasons[value] }))}
          error={errorOf('review-reason')}
          onChange={(value) => setReason(closingReasons.find((name) => name === value))}
        />
      )}
      <TextArea
        {...copy.sentence}
        rows={2}
        maxLength={MAX_SENTENCE_LENGTH}
        value={sentence}
        onChange={({ target }) => setSentence(target.value)}
      />
      <EmailPreview
        sentence={sentence.trim()}
        email={review.emails.find(
          (email) => email.status === status && (!isClosed || email.reason === reason),
        )}
      />
      {problem}
      <FormActions>
        <Button type="submit" loading={isPending}>
          {copy.saveAndEmail}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={() => save(false)}>
          {copy.saveOnly}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The first choice that is missing. */
function findMissing(status: NewStatus['status'] | undefined, reason: NewStatus['reason']) {
  if (!status) return { fieldId: 'review-status', message: copy.statusMissing };
  if (status === 'closed' && !reason)
    return { fieldId: 'review-reason', message: copy.reasonMissing };
  return undefined;
}

interface EmailPreviewProps {
  email: ReceivedReview['emails'][number] | undefined;
  sentence: string;
}

/** The email of a choice, with the sentence in its place. Changed texts get new elements, as `WholeWords` says. */
function EmailPreview({ email, sentence }: EmailPreviewProps) {
  const [first, ...others] = email?.paragraphs ?? [];
  return (
    <section className={styles.preview} aria-labelledby="email-preview">
      <h3 id="email-preview">{copy.preview}</h3>
      {/* Announced once for each choice, and not for each letter of the sentence. */}
      <p aria-live="polite" className={styles.subject}>
        {email ? (
          <>
            <span>{`${copy.subject}: `}</span>
            <strong>
              <WholeWords>{email.subject}</WholeWords>
            </strong>
          </>
        ) : (
          <WholeWords>{copy.noPreview}</WholeWords>
        )}
      </p>
      {email && (
        <>
          <div className={styles.email}>
            {email.heading && (
              <p key={email.heading} className={styles.emailHeading}>
                {email.heading}
              </p>
            )}
            {[first, sentence, ...others].map((text) => text && <p key={text}>{text}</p>)}
          </div>
          <p className={styles.rest}>{copy.rest}</p>
        </>
      )}
    </section>
  );
}
