import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The messages of a form for its error summary, in the order in which the fields are given. */
export function listErrors<Form extends FieldValues>(
  fieldIds: readonly (readonly [field: keyof Form, fieldId: string])[],
  errors: FieldErrors<Form>,
): { fieldId: string; message: string }[] {
  return fieldIds.flatMap(([field, fieldId]) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ fieldId, message }] : [];
  });
}
