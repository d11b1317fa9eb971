import { useId, type ReactNode } from 'react';

/** What every field of a form has beside its control. */
export interface FieldProps {
  /** Always visible; a required field adds the asterisk by itself. */
  label: ReactNode;
  /** What to write and how, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and what was expected. */
  error?: string | undefined;
  /** Id of the control, for an `ErrorSummary` to lead to. Made up when left out. */
  id?: string | undefined;
  required?: boolean | undefined;
}

/** The properties that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Makes the ids of a field and the properties of its control. */
export function useField({ id, hint, error, required }: Omit<FieldProps, 'label'>) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control: ControlProps = {
    id: controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return { control, hintId, errorId };
}
