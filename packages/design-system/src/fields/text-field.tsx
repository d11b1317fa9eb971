import type { ComponentProps } from 'react';
import { FieldFrame } from './field.tsx';
import styles from './field.module.css';
import { useField, type FieldLook, type FieldProps } from './use-field.ts';

type TextFieldProps = FieldProps &
  FieldLook &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'required'>;

/** One line of text. Say with `type`, `inputMode` and `autoComplete` what kind. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, id, required, compact, ...input } = props;
  const field = useField({ id, hint, error, required });
  return (
    <FieldFrame {...{ field, label, hint, error, required, compact }}>
      <input {...input} {...field.control} className={styles.control} />
    </FieldFrame>
  );
}
