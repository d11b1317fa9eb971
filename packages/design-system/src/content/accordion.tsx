import { ChevronDown } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './accordion.module.css';

/** Native `<details>`, one open at a time, initially the first. Works without JavaScript. */
export function Accordion({ items }: { items: readonly { title: string; content: ReactNode }[] }) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, position) => (
        <details key={title} name={group} open={position === 0} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            <Icon node={ChevronDown} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
