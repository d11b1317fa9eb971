import { ChevronDown } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './accordion.module.css';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  /** Position of the item that is open at first; none when left out. */
  openAt?: number;
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

/** Native details, of which one is open at a time. It works before and without JavaScript. */
export function Accordion({ items, openAt, headingLevel = 3 }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, position) => (
        <details key={title} name={group} open={position === openAt} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <Icon node={ChevronDown} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
