import { useId, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { FieldError } from './field.tsx';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  /** What is chosen; shown as the title of the list. */
  legend: string;
  /** Without a label, the value is shown. */
  options: readonly { value: string; label?: string; icon?: ReactNode }[];
  /** The option that is chosen at first; without it none is. */
  defaultValue?: string;
  /** Id of the first option, for links of an `ErrorSummary`. */
  id?: string;
  error?: string | undefined;
  onChange?: (value: string) => void;
  /** `rows` one under the other, `tags` side by side. */
  look?: 'rows' | 'tags';
}

/** One choice out of a few, always visible: native radio buttons, so it works before JavaScript. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, options, defaultValue, id, error, onChange, look = 'rows' } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.options, styles[look])}>
        {options.map(({ value, label = value, icon }, place) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              id={place === 0 ? id : undefined}
              name={legend}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChange?.(value)}
            />
            {icon}
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
