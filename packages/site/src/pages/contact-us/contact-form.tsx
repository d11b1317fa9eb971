import { ApiError, useSubmission } from '@kestrova/api-client';
import { toContactRequest } from '@kestrova/api-contract';
import { brand, submissionMessages, type ContactFormCopy } from '@kestrova/content';
import { Button, ErrorSummary, Form, FormActions } from '@kestrova/design-system';
import { findRegionByHost } from '@kestrova/regions';
import { contactFormSchema, type ContactForm as ContactEntries } from '@kestrova/validation';
import { useForm } from 'react-hook-form';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { siteRegions } from '../../lib/region.tsx';
import {
  CookiesNotice,
  scriptOnly,
  WithoutScript,
  WriteInstead,
} from '../../features/forms/email-fallback.tsx';
import { listErrors, readShownEntries, schemaResolver } from '../../features/forms/form-entries.ts';
import { HoneypotField } from '../../features/forms/honeypot-field.tsx';
import { useFormCheck } from '../../features/forms/use-form-check.ts';
import { useSubmissionFeedback } from '../../features/forms/use-submission-feedback.ts';
import { hasTypedEntries, useUnsentEntries } from '../../features/forms/use-unsent-entries.ts';
import { useVisibleField } from '../../features/forms/use-visible-field.ts';
import { ContactFields, contactFieldIds } from './contact-fields.tsx';
import type { AcceptedMessage } from './contact-receipt.tsx';

const resolver = schemaResolver(contactFormSchema);

interface ContactFormProps {
  copy: ContactFormCopy;
  /** Called when the server has accepted the message and the form is empty, with what shows that. */
  onAccepted?: (accepted: AcceptedMessage) => void;
}

/**
 * The enquiry form of spec 2.18. Its fields have no default values: what was typed before the page
 * was hydrated is theirs to keep.
 */
export function ContactForm({ copy, onAccepted }: ContactFormProps) {
  const { register, handleSubmit, getValues, setValue, reset, formState } = useForm<ContactEntries>(
    { resolver, shouldFocusError: false },
  );
  const { errors, submitCount } = formState;
  const { trap, readFormCheck } = useFormCheck();
  const { mutateAsync, isPending } = useSubmission('submitContactRequest', readFormCheck);
  const feedback = useSubmissionFeedback();
  const isReady = useHydrated();
  const checkEntries = useUnsentEntries(() => hasTypedEntries(getValues()));
  useVisibleField();

  async function send(entries: ContactEntries) {
    const typed = { ...getValues() };
    try {
      const country = findRegionByHost(location.host, siteRegions)?.country;
      const result = await mutateAsync(toContactRequest(entries, country));
      feedback.showResult(result);
      if (!result.isAccepted) return;
      reset();
      onAccepted?.({ entries: typed, message: result.message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      feedback.showError(error);
    }
  }

  function submit(form: HTMLFormElement) {
    readShownEntries(form, { getValues, setValue });
    void handleSubmit(send)().catch(() =>
      feedback.showError({ kind: 'unreachable', message: submissionMessages.failed }),
    );
  }

  return (
    <>
      <WithoutScript address={brand.emails.business}>
        {submissionMessages.withoutScript.send}
      </WithoutScript>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
        onChange={checkEntries}
      >
        <p>{copy.required}</p>
        <ErrorSummary
          title={submissionMessages.errorSummary}
          errors={listErrors(contactFieldIds, errors)}
          attempt={submitCount}
        />
        <ContactFields copy={copy.fields} register={register} errors={errors} />
        <HoneypotField ref={trap} />
        {feedback.needsCookies && <CookiesNotice address={brand.emails.business} />}
        {feedback.hasFailed && <WriteInstead address={brand.emails.business} />}
        <FormActions>
          <Button type="submit" className={scriptOnly} disabled={!isReady} loading={isPending}>
            {isPending ? copy.submitting : copy.submit}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
