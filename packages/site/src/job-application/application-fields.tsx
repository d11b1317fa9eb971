import { Checkbox, FileField, FormRow, TextArea, TextField } from '@kestrova/design-system';
import { acceptedFileTypes, type JobApplicationForm } from '@kestrova/validation';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { PrivacyPolicyLink } from './privacy-policy-link.tsx';
import type { ApplicationFileField } from './use-application-files.ts';

interface ApplicationFieldsProps {
  register: UseFormRegister<JobApplicationForm>;
  errors: FieldErrors<JobApplicationForm>;
  files: Record<'cv' | 'additionalFile', ApplicationFileField>;
}

/** Id of the CV's control, which is not one of the form's own fields. */
export const CV_FIELD_ID = 'application-cv';

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

const ACCEPT = Object.entries(acceptedFileTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

const FILE_HINT = 'PDF, DOC or DOCX, up to 5 MB.';

/** Every field of spec 2.17, in its order. */
export function ApplicationFields({ register, errors, files }: ApplicationFieldsProps) {
  const field = (name: keyof JobApplicationForm) => ({
    ...register(name),
    id: `application-${name}`,
    error: errors[name]?.message,
  });
  return (
    <>
      <FormRow>
        <TextField {...field('name')} label="First Name" required autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last Name" required autoComplete="family-name" />
      </FormRow>
      <FormRow>
        <TextField {...field('email')} {...EMAIL_INPUT} label="Email" required />
        <TextField
          {...field('phoneNumber')}
          label="Phone Number"
          hint="10 digits, without a country code."
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
      </FormRow>
      <FileField
        {...files.cv}
        id={CV_FIELD_ID}
        name="cv"
        label="Upload Resume"
        hint={FILE_HINT}
        required
        accept={ACCEPT}
      />
      <FileField
        {...files.additionalFile}
        id="application-additional-file"
        name="additionalFile"
        label="Additional File"
        hint={FILE_HINT}
        accept={ACCEPT}
      />
      <TextArea {...field('coverLetterDescription')} label="Cover Letter" autoComplete="off" />
      <Checkbox
        {...field('agreeEnable')}
        label={
          <>
            I agree to the <PrivacyPolicyLink />
            .*
          </>
        }
        required
      />
      <Checkbox
        {...field('contactMeEnable')}
        label="You can contact me about future job opportunities."
      />
    </>
  );
}

/** No `type="email"`: browsers trim and rewrite its value, and it is checked as it was typed. */
const EMAIL_INPUT = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
