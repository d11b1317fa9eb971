import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';
import type { FieldLook, FieldProps, useField } from './use-field.ts';

type FieldFrameProps = FieldProps &
  FieldLook & {
    field: ReturnType<typeof useField>;
    children: ReactNode;
  };

/** A label, the control, a hint and an error: read in the order of the markup, the hint before the control. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, label, hint, error, required, compact, children } = props;
  return (
    <div className={classNames(styles.field, compact && styles.compact)}>
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
