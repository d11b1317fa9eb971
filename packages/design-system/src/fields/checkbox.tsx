import type { ComponentProps } from 'react';
import { FieldError } from './field.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

type CheckboxProps = Omit<FieldProps, 'hint'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'required' | 'type'>;

/** A yes or no, such as an agreement; its label may carry a link. */
export function Checkbox({ label, error, id, required, ...input }: CheckboxProps) {
  const field = useField({ id, error, required });
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input {...input} {...field.control} type="checkbox" className={styles.box} />
        <label htmlFor={field.control.id}>{label}</label>
      </div>
      <FieldError id={field.errorId} error={error} />
    </div>
  );
}
