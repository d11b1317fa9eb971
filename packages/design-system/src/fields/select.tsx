import type { ComponentProps } from 'react';
import { FieldFrame } from './field.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'required' | 'children'> & {
    options: readonly { value: string; label: string }[];
  };

/** One choice out of many, in the browser's own list. For a few, `ChoiceList` shows them all. */
export function Select({ label, hint, error, id, required, options, ...select }: SelectProps) {
  const field = useField({ id, hint, error, required });
  return (
    <FieldFrame {...{ field, label, hint, error, required }}>
      <select {...select} {...field.control} className={styles.control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
