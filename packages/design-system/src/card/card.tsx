import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../link/anchor.tsx';
import styles from './card.module.css';

export interface CardProps {
  title: ReactNode;
  /** Where the card leads. Its title becomes the one real link, and the whole card follows it. */
  href?: string | undefined;
  /** An icon or avatar before the title. */
  icon?: ReactNode;
  /** A picture across the top: an `img` with its width and height. */
  media?: ReactNode;
  /** Short line above the title. */
  eyebrow?: ReactNode;
  /** What stands at the bottom edge, such as pills or buttons; stays clickable by itself. */
  footer?: ReactNode;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Marks the card, for instance as the one that the address speaks of. */
  marked?: boolean | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

interface CardLook {
  /** Whether it has a frame and a ground of its own. */
  boxed?: boolean;
  /** What a named card adds. */
  className?: string | undefined;
}

/** The anatomy that all cards share; pages use the named cards. */
export function Card({ boxed = true, className, ...props }: CardProps & CardLook) {
  const { title, href, icon, media, eyebrow, footer, headingLevel = 3, marked, id } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      id={id}
      className={classNames(
        styles.card,
        boxed && styles.box,
        className,
        href && styles.linked,
        marked && styles.marked,
      )}
    >
      {media && <div className={styles.media}>{media}</div>}
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.body}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>
          {href ? (
            <Anchor className={styles.link} href={href}>
              {title}
            </Anchor>
          ) : (
            <span>{title}</span>
          )}
        </Heading>
        {props.children && <div className={styles.text}>{props.children}</div>}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}
