import styles from './tag-list.module.css';

interface TagListProps {
  /** Items without a value are omitted. */
  items: readonly { label: string; value: string | undefined }[];
}

/** Facts in labeled boxes, such as a story's domain, platform, geography and services. */
export function TagList({ items }: TagListProps) {
  return (
    <div className={styles.container}>
      <dl className={styles.list}>
        {items.map(
          ({ label, value }) =>
            value && (
              <div key={label} className={styles.box}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** A wrapping row of short facts, such as a job's level and type; omits empty ones. */
export function PillList({ items }: { items: readonly (string | undefined)[] }) {
  return (
    <ul role="list" className={styles.pills}>
      {items.filter(Boolean).map((item) => (
        <li key={item}>
          <span className={styles.pill}>{item}</span>
        </li>
      ))}
    </ul>
  );
}
