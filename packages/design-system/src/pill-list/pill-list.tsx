import styles from './pill-list.module.css';

interface PillListProps {
  /** What the facts are about, for those who hear the list, where no heading above it says so. */
  label?: string;
  items: readonly string[];
}

/** Short facts in a row that wraps, such as a job's level and type; empty ones are left out. */
export function PillList({ label, items }: PillListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.filter(Boolean).map((item) => (
        <li key={item}>
          <span className={styles.pill}>{item}</span>
        </li>
      ))}
    </ul>
  );
}
