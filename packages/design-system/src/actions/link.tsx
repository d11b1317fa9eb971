import { createContext, use, type ComponentProps, type ElementType } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './link.module.css';

/**
 * Gives the site's router to every link of the system. Its `value` is a component that takes the
 * properties of an anchor, `href` included; without it links inside the site are plain anchors.
 */
export const LinkProvider = createContext<ElementType>('a');

/** The properties of an anchor with a required address. */
export type AnchorProps = ComponentProps<'a'> & {
  href: string;
  /** State that the router passes to the next page; a plain anchor ignores it. */
  state?: unknown;
};

/**
 * An unstyled link. Links inside the site use the router of `LinkProvider`; others, and links that
 * open in another tab, are plain anchors.
 */
export function Anchor({ state, ...props }: AnchorProps) {
  const RouterLink = use(LinkProvider);
  const isInside = /^\/(?!\/)/.test(props.href) && props.target === undefined;
  const Tag: ElementType = isInside ? RouterLink : 'a';
  return <Tag {...props} {...(Tag !== 'a' && { state })} />;
}

/** A link inside running text: underlined, in the brand's color. */
export function Link({ className, ...rest }: AnchorProps) {
  return <Anchor className={classNames(styles.link, className)} {...rest} />;
}

/** The first Tab stop of each page; visible only while it has the focus. */
export function SkipLink({ href, children }: Pick<AnchorProps, 'href' | 'children'>) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
