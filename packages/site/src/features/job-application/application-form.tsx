import { useReloadJobs } from '@kestrova/api-client';
import { toJobApplicationData, type ApplicationJob } from '@kestrova/api-contract';
import { applicationFormCopy as copy, brand, submissionMessages } from '@kestrova/content';
import { Button, Checkbox, FormRow, TextArea, TextField } from '@kestrova/design-system';
import { jobApplicationFormSchema, type JobApplicationForm } from '@kestrova/validation';
import { ApplicationFileFields, useApplicationFiles } from '../forms/application-files.tsx';
import { EMAIL_INPUT, phoneInput } from '../forms/input-kinds.ts';
import { PrivacyPolicyLink } from '../forms/privacy-policy-link.tsx';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useFormEntries } from '../forms/use-form-entries.ts';
import { useSubmissionForm } from '../forms/use-submission-form.ts';

interface ApplicationFormProps {
  job: ApplicationJob;
  onCancel: () => void;
  /** Called with the server's message; after an error the form keeps its entries. */
  onAccepted: (message: string) => void;
  onDeclined: () => void;
}

const labels = { ...copy.fields, coverLetterDescription: copy.fields.coverLetter };

/** The application form: fields of spec 2.17, rules of spec 5, outcomes of spec 4. */
export function ApplicationForm({ job, onCancel, onAccepted, onDeclined }: ApplicationFormProps) {
  const files = useApplicationFiles({ expectsCv: true });
  const reloadJobs = useReloadJobs();
  const entries = useFormEntries({
    id: 'application',
    schema: jobApplicationFormSchema,
    draftKey: draftKeyOf(job),
  });
  const form = useSubmissionForm({
    call: 'submitApplication',
    entries,
    files,
    toSubmission: (values) => ({
      data: toJobApplicationData(values, job),
      files: files.chosen,
    }),
    responseIn: 'toast',
    onOutcome: (outcome) => {
      if (outcome.kind === 'accepted') onAccepted(outcome.message);
      if (outcome.kind !== 'declined') return;
      // The job has closed, so neither the list nor its page may offer it again.
      reloadJobs();
      onDeclined();
    },
  });
  const field = (name: keyof JobApplicationForm) => ({ ...labels[name], ...entries.field(name) });
  const email = {
    address: brand.emails.careers,
    subject: `${submissionMessages.withoutScript.subject} ${job.jobCode}`,
  };
  const cancel = (
    <Button variant="secondary" onClick={onCancel}>
      {copy.cancel}
    </Button>
  );
  return (
    <SubmissionForm form={form} copy={copy} email={email} actions={cancel}>
      <FormRow>
        <TextField {...field('name')} required autoComplete="given-name" />
        <TextField {...field('lastName')} required autoComplete="family-name" />
      </FormRow>
      <FormRow>
        <TextField {...field('email')} {...EMAIL_INPUT} required />
        <TextField
          {...phoneInput(field('phoneNumber'))}
          inputMode="numeric"
          autoComplete="tel-national"
          required
        />
      </FormRow>
      <ApplicationFileFields files={files} required />
      <TextArea {...field('coverLetterDescription')} />
      <Checkbox {...field('agreeEnable')} required>
        <PrivacyPolicyLink>{copy.readPolicy}</PrivacyPolicyLink>
      </Checkbox>
      <Checkbox {...field('contactMeEnable')} />
    </SubmissionForm>
  );
}

/** The key of a job's entries, which are restored when its dialog opens again. */
export function draftKeyOf({ jobId }: ApplicationJob): string {
  return `application-${jobId}`;
}
