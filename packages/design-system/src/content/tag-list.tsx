import styles from './tag-list.module.css';

interface TagListProps {
  /** Each box: what it is about, and one or several values. */
  items: readonly { label: string; values: readonly string[] }[];
}

/** Labelled boxes of facts, such as a story's domain, platform, geography and services. */
export function TagList({ items }: TagListProps) {
  return (
    <div className={styles.container}>
      <dl className={styles.list}>
        {items.map(({ label, values }) => (
          <div key={label} className={styles.box}>
            <dt>{label}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

interface PillListProps {
  items: readonly string[];
}

/** Short facts in a row that wraps, such as a job's level and type; empty ones are omitted. */
export function PillList({ items }: PillListProps) {
  return (
    <ul className={styles.pills}>
      {items.filter(Boolean).map((item) => (
        <li key={item}>
          <span className={styles.pill}>{item}</span>
        </li>
      ))}
    </ul>
  );
}
