import type { ApplicationFormCopy } from '@kestrova/content';
import { Checkbox, FormRow, TextArea, TextField } from '@kestrova/design-system';
import type { JobApplicationForm } from '@kestrova/validation';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { EMAIL_INPUT } from '../forms/email-input.ts';
import { pastePhoneNumber } from '../forms/paste-phone-number.ts';
import { PrivacyPolicyLink } from '../forms/privacy-policy-link.tsx';
import { ApplicationFileFields } from './application-file-fields.tsx';
import type { ApplicationFileField } from './use-application-files.ts';

interface ApplicationFieldsProps {
  copy: ApplicationFormCopy;
  register: UseFormRegister<JobApplicationForm>;
  errors: FieldErrors<JobApplicationForm>;
  files: Record<'cv' | 'additionalFile', ApplicationFileField>;
}

/** The form's own fields in their order, with the ids of their controls. */
export const applicationFieldIds = (
  [
    'name',
    'lastName',
    'email',
    'phoneNumber',
    'coverLetterDescription',
    'agreeEnable',
    'contactMeEnable',
  ] as const
).map((field) => [field, `application-${field}`] as const);

/** Every field of spec 2.17, in its order. */
export function ApplicationFields({ copy, register, errors, files }: ApplicationFieldsProps) {
  const labels = { ...copy.fields, coverLetterDescription: copy.fields.coverLetter };
  const field = (name: keyof JobApplicationForm) => ({
    ...labels[name],
    ...register(name),
    id: `application-${name}`,
    error: errors[name]?.message,
  });
  return (
    <>
      <FormRow>
        <TextField {...field('name')} required autoComplete="given-name" />
        <TextField {...field('lastName')} required autoComplete="family-name" />
      </FormRow>
      <FormRow>
        <TextField {...field('email')} {...EMAIL_INPUT} required />
        <TextField {...field('phoneNumber')} {...PHONE_INPUT} required />
      </FormRow>
      <ApplicationFileFields copy={copy} files={files} required />
      <TextArea {...field('coverLetterDescription')} autoComplete="off" />
      <Checkbox {...field('agreeEnable')} required />
      <PrivacyPolicyLink>{copy.readPolicy}</PrivacyPolicyLink>
      <Checkbox {...field('contactMeEnable')} />
    </>
  );
}

const PHONE_INPUT = {
  type: 'tel',
  inputMode: 'numeric',
  autoComplete: 'tel-national',
  onPaste: pastePhoneNumber,
} as const;
