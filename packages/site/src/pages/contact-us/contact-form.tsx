import { toContactRequest } from '@kestrova/api-contract';
import { brand, contactFormCopy as copy, type Closing } from '@kestrova/content';
import { FormRow, TextArea, TextField } from '@kestrova/design-system';
import { findRegionByHost } from '@kestrova/regions';
import { contactFormSchema, type ContactForm as ContactEntries } from '@kestrova/validation';
import { EMAIL_INPUT, phoneInput } from '../../features/forms/input-kinds.ts';
import { SubmissionForm } from '../../features/forms/submission-form.tsx';
import { useFormEntries } from '../../features/forms/use-form-entries.ts';
import { useSubmissionForm, type Accepted } from '../../features/forms/use-submission-form.ts';
import { siteRegions } from '../../lib/region.tsx';

interface ContactFormProps {
  /** The closing whose link led here. */
  closing?: Closing | undefined;
  /** Called after the form was emptied, with the server's message and the entries. */
  onAccepted: (accepted: Accepted) => void;
}

/** The contact form of spec 2.18 with its fields in their order. */
export function ContactForm({ closing, onAccepted }: ContactFormProps) {
  const entries = useFormEntries({
    id: 'contact',
    schema: contactFormSchema,
    draftKey: 'contact',
    ...(closing && { prefilled: { message: firstLine(closing) } }),
  });
  const form = useSubmissionForm({
    call: 'submitContactRequest',
    entries,
    toSubmission: (values) =>
      toContactRequest(values, findRegionByHost(location.host, siteRegions)?.country),
    responseIn: 'toast',
    onOutcome: (outcome) => {
      if (outcome.kind === 'accepted') onAccepted(outcome);
    },
  });
  const field = (name: keyof ContactEntries) => ({
    ...copy.fields[name],
    ...entries.field(name),
    required: true,
  });
  return (
    <SubmissionForm form={form} copy={copy} email={{ address: brand.emails.business }}>
      <FormRow>
        <TextField {...field('full_name')} autoComplete="name" />
        <TextField {...field('email')} {...EMAIL_INPUT} />
      </FormRow>
      <FormRow>
        <TextField {...field('company_name')} autoComplete="organization" />
        <TextField
          {...field('company_type')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormRow>
      <TextField {...phoneInput(field('phone_number'))} inputMode="tel" autoComplete="tel" />
      <TextArea {...field('message')} />
    </SubmissionForm>
  );
}

/** The message begins with person and action, so the email to the company names them too. */
function firstLine({ action, answeredBy }: Closing): string {
  return `${copy.prefilled.replace('#', answeredBy.person.name)} ${action.label}\n`;
}
