import { createContext, use, type ComponentProps, type ElementType } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './link.module.css';

/**
 * Plugs the site's router into every link of the system. Its `value` is a component that takes the
 * properties of an anchor, `href` included; without it links inside the site are plain anchors.
 */
export const LinkProvider = createContext<ElementType>('a');

/** The properties of an anchor whose address is always known. */
export type AnchorProps = ComponentProps<'a'> & {
  href: string;
  /** What the router hands to the next page; a plain anchor drops it. */
  state?: unknown;
};

/**
 * An unstyled link. Addresses inside the site go through the router that `LinkProvider` was given;
 * others, and links that open elsewhere, stay plain anchors.
 */
export function Anchor({ state, ...props }: AnchorProps) {
  const RouterLink = use(LinkProvider);
  const isInside = /^\/(?!\/)/.test(props.href) && props.target === undefined;
  const Tag: ElementType = isInside ? RouterLink : 'a';
  return <Tag {...props} {...(Tag !== 'a' && { state })} />;
}

/** A link inside running text: underlined, in the brand's colour. */
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
