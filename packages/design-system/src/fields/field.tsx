import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';
import type { FieldProps, useField } from './use-field.ts';

type FieldFrameProps = FieldProps & {
  field: ReturnType<typeof useField>;
  children: ReactNode;
};

/** A label, the control, a hint and an error: read in the order of the markup, the hint before the control. */
export function FieldFrame({ field, label, hint, error, required, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.control.id}>
        <span>{label}</span>
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
      <Icon node={CircleAlert} />
      <span>{error}</span>
    </p>
  );
}
