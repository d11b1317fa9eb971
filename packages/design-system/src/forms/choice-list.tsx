import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  /** What is chosen; shown as the title of the list. */
  legend: string;
  options: readonly { value: string; icon?: ReactNode }[];
  /** The option that is chosen at first. */
  defaultValue: string;
  /** `rows` one under the other, `tags` side by side. */
  look?: 'rows' | 'tags';
}

/** One choice out of a few, always visible: native radio buttons, so it works before JavaScript. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, options, defaultValue, look = 'rows' } = props;
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.options, styles[look])}>
        {options.map(({ value, icon }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={legend}
              value={value}
              defaultChecked={value === defaultValue}
            />
            {icon}
            <span>{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
