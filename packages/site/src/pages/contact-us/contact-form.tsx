import { useSubmitContactRequest, type SubmissionOutcome } from '@kestrova/api-client';
import { brand, submissionMessages, type ContactFormCopy } from '@kestrova/content';
import {
  Button,
  dismissToasts,
  ErrorSummary,
  Form,
  FormActions,
  showToast,
} from '@kestrova/design-system';
import type { ContactForm as ContactEntries } from '@kestrova/validation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CookiesNotice, lacksCookies } from '../../features/form/cookies-notice.tsx';
import { listErrors } from '../../features/form/list-errors.ts';
import { readShownEntries } from '../../features/form/read-shown-entries.ts';
import { rulesResolver } from '../../features/form/rules-resolver.ts';
import { hasTypedEntries, useUnsentEntries } from '../../features/form/use-unsent-entries.ts';
import { useVisibleField } from '../../features/form/use-visible-field.ts';
import { scriptOnly, WithoutScript } from '../../features/form/without-script.tsx';
import { useHydrated } from '../../app/hydration/use-hydrated.ts';
import { ContactFields, contactFieldIds } from './contact-fields.tsx';
import { findCountryOfHost } from './country-of-host.ts';

const loadRules = () => import('./contact-rules.ts');

const resolver = rulesResolver(async () => (await loadRules()).contactFormSchema);

/**
 * The enquiry form of spec 2.18. Its fields have no default values: what was typed before the page
 * was hydrated is theirs to keep.
 */
export function ContactForm({ words }: { words: ContactFormCopy }) {
  const { register, handleSubmit, getValues, setValue, reset, formState } = useForm<ContactEntries>(
    {
      resolver,
      shouldFocusError: false,
    },
  );
  const submission = useSubmitContactRequest();
  const [needsCookies, setNeedsCookies] = useState(false);
  const isReady = useHydrated();
  const lookForEntries = useUnsentEntries(() => hasTypedEntries(getValues()));
  useVisibleField();

  async function send(entries: ContactEntries) {
    const { toContactRequest } = await loadRules();
    const request = toContactRequest(entries, findCountryOfHost(location.host));
    finish(await submission.submit(request));
  }

  function finish(outcome: SubmissionOutcome) {
    if (outcome.kind === 'abandoned' || outcome.kind === 'under-way') return;
    setNeedsCookies(lacksCookies(outcome));
    if (lacksCookies(outcome)) return;
    const accepted = outcome.kind === 'accepted';
    // The answer to an earlier attempt is out of date, however long a pointer kept it.
    dismissToasts();
    showToast({ message: outcome.message, tone: accepted ? 'success' : 'danger' });
    if (accepted) reset();
  }

  const { errors, submitCount } = formState;
  return (
    <>
      <WithoutScript address={brand.emails.business}>
        {submissionMessages.withoutScript.send}
      </WithoutScript>
      <Form
        onSubmit={(event) => {
          readShownEntries(event.currentTarget, { getValues, setValue });
          void handleSubmit(send)(event).catch(sayThatRulesAreMissing);
        }}
        onFocus={prepare}
        onChange={lookForEntries}
      >
        <p>{words.required}</p>
        <ErrorSummary
          title={submissionMessages.errorSummary}
          errors={listErrors(contactFieldIds, errors)}
          attempt={submitCount}
        />
        <ContactFields words={words.fields} register={register} errors={errors} />
        {needsCookies && <CookiesNotice address={brand.emails.business} />}
        <FormActions>
          <Button
            type="submit"
            className={scriptOnly}
            disabled={!isReady}
            loading={submission.sending}
          >
            {submission.sending ? words.submitting : words.submit}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

function prepare() {
  // A failed attempt needs no word: the submit itself tries again and says what went wrong.
  loadRules().catch(() => undefined);
}

function sayThatRulesAreMissing() {
  showToast({ message: submissionMessages.failed, tone: 'danger' });
}
