import { useId, type ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/icons.tsx';
import styles from './field.module.css';

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

type FieldFrameProps = FieldProps & {
  field: ReturnType<typeof useField>;
  children: ReactNode;
};

/** A label, a hint, the control and its error, in that order. */
export function FieldFrame({ field, label, hint, error, required, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.control.id}>
        {label}
        {required && <span aria-hidden="true">*</span>}
      </label>
      {hint && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={field.errorId} error={error} />
    </div>
  );
}

/** The error under a control. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlertIcon />
      {error}
    </p>
  );
}
