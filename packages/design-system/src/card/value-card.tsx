import { Card, type CardProps } from './card.tsx';
import styles from './value-card.module.css';

/** A reason, value or commitment: no box, one line above, and room to read. */
export function ValueCard(props: Pick<CardProps, 'title' | 'icon' | 'headingLevel' | 'children'>) {
  return <Card {...props} boxed={false} className={styles.value} />;
}
