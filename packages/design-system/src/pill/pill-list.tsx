import { Pill } from './pill.tsx';
import styles from './pill.module.css';

interface PillListProps {
  /** What the facts are about, for those who hear the list, where no heading above it says so. */
  label?: string;
  items: readonly string[];
}

/** Several facts in a row that wraps; empty ones are left out. */
export function PillList({ label, items }: PillListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.filter(Boolean).map((item) => (
        <li key={item}>
          <Pill>{item}</Pill>
        </li>
      ))}
    </ul>
  );
}
