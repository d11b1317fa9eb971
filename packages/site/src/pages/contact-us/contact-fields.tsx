import type { ContactFormCopy } from '@kestrova/content';
import { FormRow, TextArea, TextField } from '@kestrova/design-system';
import type { ContactForm } from '@kestrova/validation';
import { pastePhoneNumber } from '../../features/forms/paste-phone-number.ts';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';

interface ContactFieldsProps {
  copy: ContactFormCopy['fields'];
  register: UseFormRegister<ContactForm>;
  errors: FieldErrors<ContactForm>;
}

/** The form's fields in their order, with the ids of their controls. */
export const contactFieldIds = (
  ['full_name', 'email', 'company_name', 'company_type', 'phone_number', 'message'] as const
).map((field) => [field, `contact-${field}`] as const);

/** Every field of spec 2.18, in its order. */
export function ContactFields({ copy, register, errors }: ContactFieldsProps) {
  const field = (name: keyof ContactForm) => ({
    ...copy[name],
    ...register(name),
    id: `contact-${name}`,
    error: errors[name]?.message,
    required: true,
  });
  return (
    <>
      <FormRow>
        <TextField {...field('full_name')} autoComplete="name" />
        <TextField {...field('email')} {...EMAIL_INPUT} />
      </FormRow>
      <FormRow>
        <TextField {...field('company_name')} autoComplete="organization" />
        <TextField {...field('company_type')} {...WEBSITE_INPUT} />
      </FormRow>
      <TextField {...field('phone_number')} {...PHONE_INPUT} />
      <TextArea {...field('message')} autoComplete="off" />
    </>
  );
}

/** Plain text, since browsers trim and rewrite the value of `email` and `url` fields. */
const EMAIL_INPUT = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

const PHONE_INPUT = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  onPaste: pastePhoneNumber,
} as const;

const WEBSITE_INPUT = {
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
