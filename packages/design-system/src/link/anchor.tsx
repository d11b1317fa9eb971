import { use, type ComponentProps, type ElementType } from 'react';
import { LinkProvider } from './link-provider.tsx';

/** The properties of an anchor whose address is always known. */
export type AnchorProps = ComponentProps<'a'> & { href: string };

/**
 * An unstyled link. Addresses inside the site go through the router that `LinkProvider` was given;
 * others, and links that open elsewhere, stay plain anchors.
 */
export function Anchor(props: AnchorProps) {
  const RouterLink = use(LinkProvider);
  const isInside = /^\/(?!\/)/.test(props.href) && props.target === undefined;
  const Tag: ElementType = isInside ? RouterLink : 'a';
  return <Tag {...props} />;
}
