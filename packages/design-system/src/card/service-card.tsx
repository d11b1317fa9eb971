import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Card, type CardProps } from './card.tsx';
import styles from './service-card.module.css';

interface ServiceCardProps extends Pick<CardProps, 'icon' | 'href' | 'headingLevel' | 'children'> {
  title: string;
  /** Words of the link, such as 'Learn More'; read out together with the title. */
  linkLabel?: string;
}

/** A service: an icon, what it is, and, where it has a page of its own, the way there. */
export function ServiceCard({ href, linkLabel, title, ...rest }: ServiceCardProps) {
  const link: ReactNode = href && linkLabel && (
    <Anchor className={styles.more} href={href} aria-label={`${linkLabel}: ${title}`}>
      <span>{linkLabel}</span>
      {/* For search engines, which read a link's words and not its label. */}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      <Icon node={ArrowRight} />
    </Anchor>
  );
  return (
    <Card {...rest} title={title} href={linkLabel ? undefined : href} footer={link || undefined} />
  );
}
