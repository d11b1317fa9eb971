import { classNames } from '@kestrova/design-system';
import styles from './facts.module.css';

interface FactsProps {
  /** Empty ones are omitted. */
  items: readonly (string | undefined)[];
  small?: boolean;
}

/** Short facts beside each other, with a dot between two that share a line. */
export function Facts({ items, small }: FactsProps) {
  return (
    <ul role="list" className={classNames(styles.facts, small && styles.small)}>
      {items.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
