import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Anchor } from '../actions/link.tsx';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../text/words.tsx';
import { Avatar } from './avatar.tsx';
import styles from './card.module.css';

interface CardProps {
  title: string;
  /**
   * `box` has a frame and a background; `ruled` has a line above; `line` is a name beside its icon;
   * `post` is a box whose picture is beside its text if 55 characters fit there.
   */
  look?: 'box' | 'ruled' | 'line' | 'post';
  /** The target of the card. Its title is the only link; a click anywhere on the card follows it. */
  href?: string | undefined;
  /** Text of a link at the bottom, such as 'Learn More', which replaces the link of the title. */
  linkLabel?: string;
  /** An icon or avatar before the title. */
  icon?: ReactNode;
  /** A picture across the top: an `img` with its width and height. */
  media?: ReactNode;
  /** Short line above the title. */
  eyebrow?: ReactNode;
  /** Content at the bottom edge that is not a control, such as a figure. */
  footer?: ReactNode;
  /** A figure and what it measures, at the bottom before a link. */
  result?: { figure: string; label: string };
  /**
   * Level of the title in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Marks the card, for instance as the target of the URL.
   * @default false
   */
  marked?: boolean | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

/** One of several equal things, such as a service, a value or an industry. */
export function Card(props: CardProps) {
  const { title, look = 'box', href, icon, media, eyebrow, marked, id, headingLevel = 3 } = props;
  const titleHref = props.linkLabel ? undefined : href;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      id={id}
      className={classNames(
        styles.card,
        styles[look],
        titleHref && styles.linked,
        marked && styles.marked,
      )}
    >
      {media && <div className={styles.media}>{media}</div>}
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.body}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>
          {titleHref ? (
            <Anchor className={styles.link} href={titleHref}>
              {title}
            </Anchor>
          ) : (
            <span>{title}</span>
          )}
        </Heading>
        {props.children && <div className={styles.text}>{props.children}</div>}
      </div>
      <CardFooter {...props} />
    </article>
  );
}

function CardFooter({ title, href, linkLabel: label, result, footer }: CardProps) {
  const content = footer ?? (href && label && <FootLink {...{ href, label, title }} />);
  if (!content && !result) return null;
  return (
    <div className={styles.footer}>
      {result && (
        <p className={styles.result}>
          <strong>{result.figure}</strong> <span>{result.label}</span>
        </p>
      )}
      {content}
    </div>
  );
}

function FootLink({ href, label, title }: Record<'href' | 'label' | 'title', string>) {
  return (
    <Anchor className={styles.more} href={href} aria-label={`${label}: ${title}`}>
      <span>{label}</span>
      {/* For search engines, which read a link's text and not its label. */}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      <Icon node={ArrowRight} />
    </Anchor>
  );
}

interface ArticleCardProps extends Omit<CardProps, 'look' | 'linkLabel' | 'icon' | 'footer'> {
  author: string;
  /** Address of the author's portrait. */
  portrait?: string;
  /** Date and reading time, each in a line. */
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
  return (
    <div className={styles.container}>
      <Card {...rest} look="post" footer={byline} />
    </div>
  );
}
