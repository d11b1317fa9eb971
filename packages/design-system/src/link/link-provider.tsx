import { createContext, type ElementType } from 'react';

/** What renders a link inside the site: a plain anchor until `LinkProvider` says otherwise. */
export const LinkContext = createContext<ElementType>('a');

/**
 * Plugs the site's router into every link of the system. Its `value` is a component that takes the
 * properties of an anchor, `href` included.
 */
export const LinkProvider = LinkContext;
