import { Avatar } from '../avatar/avatar.tsx';
import { Card, type CardProps } from './card.tsx';
import styles from './article-card.module.css';

interface ArticleCardProps extends Pick<
  CardProps,
  'title' | 'media' | 'eyebrow' | 'headingLevel' | 'children'
> {
  author: string;
  /** Address of the author's portrait. */
  portrait?: string;
  /** Date and reading time. */
  meta: string;
}

/** A post of the journal with its author. */
export function ArticleCard({ author, portrait, meta, ...rest }: ArticleCardProps) {
  const byline = (
    <p className={styles.byline}>
      <Avatar initials={author.slice(0, 1)} src={portrait} size="small" />
      <span>
        <strong>{author}</strong>
        <br />
        <span>{meta}</span>
      </span>
    </p>
  );
  return <Card {...rest} footer={byline} />;
}
