import { useSubmitContactRequest, type SubmissionOutcome } from '@kestrova/api-client';
import { submissionWords, type ContactFormWords } from '@kestrova/content';
import { Button, ErrorSummary, Form, FormActions, showToast } from '@kestrova/design-system';
import type { ContactForm as ContactEntries } from '@kestrova/validation';
import { useForm } from 'react-hook-form';
import { listErrors } from '../../form/list-errors.ts';
import { rulesResolver } from '../../form/rules-resolver.ts';
import { useVisibleField } from '../../form/use-visible-field.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { ContactFields, contactFieldIds } from './contact-fields.tsx';
import { findCountryOfHost } from './country-of-host.ts';

const loadRules = () => import('./contact-rules.ts');

const resolver = rulesResolver(async () => (await loadRules()).contactFormSchema);

/**
 * The enquiry form of spec 2.18. Its fields have no default values: what was typed before the page
 * was hydrated is theirs to keep.
 */
export function ContactForm({ words }: { words: ContactFormWords }) {
  const { register, handleSubmit, reset, formState } = useForm<ContactEntries>({
    resolver,
    shouldFocusError: false,
  });
  const submission = useSubmitContactRequest();
  const isReady = useHydrated();
  useVisibleField();

  async function send(entries: ContactEntries) {
    const { toContactRequest } = await loadRules();
    const request = toContactRequest(entries, findCountryOfHost(location.host));
    finish(await submission.submit(request));
  }

  function finish(outcome: SubmissionOutcome) {
    if (outcome.kind === 'abandoned' || outcome.kind === 'under-way') return;
    const accepted = outcome.kind === 'accepted';
    showToast({ message: outcome.message, tone: accepted ? 'success' : 'danger' });
    if (accepted) reset();
  }

  const { errors, submitCount } = formState;
  return (
    <Form
      onSubmit={(event) => void handleSubmit(send)(event).catch(sayThatRulesAreMissing)}
      onFocus={prepare}
    >
      <p>{words.required}</p>
      <ErrorSummary
        title={submissionWords.errorSummary}
        errors={listErrors(contactFieldIds, errors)}
        attempt={submitCount}
      />
      <ContactFields words={words.fields} register={register} errors={errors} />
      <FormActions>
        <Button type="submit" disabled={!isReady} loading={submission.sending}>
          {submission.sending ? words.submitting : words.submit}
        </Button>
      </FormActions>
    </Form>
  );
}

function prepare() {
  // A failed attempt needs no word: the submit itself tries again and says what went wrong.
  loadRules().catch(() => undefined);
}

function sayThatRulesAreMissing() {
  showToast({ message: submissionWords.failed, tone: 'danger' });
}
