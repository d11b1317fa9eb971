import { createContext, type ElementType } from 'react';

/**
 * Plugs the site's router into every link of the system. Its `value` is a component that takes the
 * properties of an anchor, `href` included; without it links inside the site are plain anchors.
 */
export const LinkProvider = createContext<ElementType>('a');
