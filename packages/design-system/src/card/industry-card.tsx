import { Card, type CardProps } from './card.tsx';
import styles from './industry-card.module.css';

/** An industry: an icon and a name on a line, with a sentence where there is one. */
export function IndustryCard(
  props: Pick<CardProps, 'title' | 'icon' | 'headingLevel' | 'children'>,
) {
  return <Card {...props} boxed={false} className={styles.industry} />;
}
