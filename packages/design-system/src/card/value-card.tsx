import { Card, type CardProps } from './card.tsx';

/** A reason, value or commitment: no box, one line above, and room to read. */
export function ValueCard(props: Pick<CardProps, 'title' | 'icon' | 'headingLevel' | 'children'>) {
  return <Card {...props} look="plain" />;
}
