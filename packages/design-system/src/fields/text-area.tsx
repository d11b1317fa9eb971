import type { ComponentProps } from 'react';
import { FieldFrame } from './field.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'required'>;

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, id, required, ...textarea }: TextAreaProps) {
  const field = useField({ id, hint, error, required });
  return (
    <FieldFrame {...{ field, label, hint, error, required }}>
      <textarea rows={5} {...textarea} {...field.control} className={styles.control} />
    </FieldFrame>
  );
}
