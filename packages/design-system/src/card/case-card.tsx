import { Card, type CardProps } from './card.tsx';

type CaseCardProps = Required<Pick<CardProps, 'href' | 'media'>> &
  Pick<CardProps, 'title' | 'eyebrow' | 'footer' | 'headingLevel' | 'marked' | 'id' | 'children'>;

/** A client story: its cover, its title as the one link, and what came of it. */
export function CaseCard(props: CaseCardProps) {
  return <Card {...props} />;
}
