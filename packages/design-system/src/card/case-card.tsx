import { Card, type CardProps } from './card.tsx';
import styles from './case-card.module.css';

interface CaseCardProps
  extends
    Required<Pick<CardProps, 'href' | 'media'>>,
    Pick<CardProps, 'title' | 'eyebrow' | 'headingLevel' | 'marked' | 'id' | 'children'> {
  /** The figure that the project is judged by. */
  result: { figure: string; label: string };
}

/** A client story: its cover, its title as the one link, and the figure that came of it. */
export function CaseCard({ result, ...card }: CaseCardProps) {
  return (
    <Card
      {...card}
      footer={
        <p className={styles.result}>
          <strong>{result.figure}</strong> <span>{result.label}</span>
        </p>
      }
    />
  );
}
