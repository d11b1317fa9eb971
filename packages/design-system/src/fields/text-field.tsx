import type { ComponentProps } from 'react';
import { FieldFrame } from './field.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'required'>;

/** One line of text. Say with `type`, `inputMode` and `autoComplete` what kind. */
export function TextField({ label, hint, error, id, required, ...input }: TextFieldProps) {
  const field = useField({ id, hint, error, required });
  return (
    <FieldFrame {...{ field, label, hint, error, required }}>
      <input {...input} {...field.control} className={styles.control} />
    </FieldFrame>
  );
}
