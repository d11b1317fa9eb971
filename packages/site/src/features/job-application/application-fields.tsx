import type { ApplicationFormCopy } from '@kestrova/content';
import { Checkbox, FileField, FormRow, Link, TextArea, TextField } from '@kestrova/design-system';
import { acceptedFileTypes, type JobApplicationForm } from '@kestrova/validation';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { chooseLegalText } from '../../app/routing/legal-text.ts';
import { pathTo } from '../../app/routing/path-to.ts';
import { pastePhoneNumber } from '../forms/paste-phone-number.ts';
import type { ApplicationFileField } from './use-application-files.ts';

interface ApplicationFieldsProps {
  copy: ApplicationFormCopy;
  register: UseFormRegister<JobApplicationForm>;
  errors: FieldErrors<JobApplicationForm>;
  files: Record<'cv' | 'additionalFile', ApplicationFileField>;
}

/** The files, which are none of the form's own fields, with the ids of their controls. */
export const applicationFileIds = [
  ['cv', 'application-cv'],
  ['additionalFile', 'application-additionalFile'],
] as const;

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

/** Every field of spec 2.17, in its order. */
export function ApplicationFields({ copy, register, errors, files }: ApplicationFieldsProps) {
  const labels = { ...copy.fields, coverLetterDescription: copy.fields.coverLetter };
  const field = (name: keyof JobApplicationForm) => ({
    ...labels[name],
    ...register(name),
    id: `application-${name}`,
    error: errors[name]?.message,
  });
  const file = (name: 'cv' | 'additionalFile') => ({
    name,
    id: `application-${name}`,
    accept: ACCEPT,
    prompt: `${copy.file.choose} ${copy.file.drop}`,
    removeLabel: copy.file.remove,
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
      <FileField {...copy.fields.cv} {...files.cv} {...file('cv')} required />
      <FileField
        {...copy.fields.additionalFile}
        {...files.additionalFile}
        {...file('additionalFile')}
      />
      <TextArea {...field('coverLetterDescription')} autoComplete="off" />
      <Checkbox {...field('agreeEnable')} required />
      <PrivacyPolicyLink>{copy.readPolicy}</PrivacyPolicyLink>
      <Checkbox {...field('contactMeEnable')} />
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

const PHONE_INPUT = {
  type: 'tel',
  inputMode: 'numeric',
  autoComplete: 'tel-national',
  onPaste: pastePhoneNumber,
} as const;

/** Opens the policy in a tab of its own, so that the form stays as it is. */
function PrivacyPolicyLink({ children }: { children: string }) {
  return (
    <Link
      href={pathTo('terms-policy')}
      target="_blank"
      rel="noopener"
      onClick={() => chooseLegalText('policy')}
    >
      {children}
    </Link>
  );
}
