import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { preloadPage } from './find-page.ts';

/** Link of the design system inside the site: no page load, and the next page's code on intent. */
export function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  const prefetch = () => {
    // A failed prefetch needs no word: the visit itself tries again and says what went wrong.
    preloadPage(href).catch(() => undefined);
  };
  return <Link to={href} onPointerEnter={prefetch} onFocus={prefetch} {...rest} />;
}
