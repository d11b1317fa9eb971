import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { preloadPage, usePageTable } from './page-table.tsx';

/** A link to an address of this site. */
type RouterLinkProps = ComponentProps<'a'> & { href: string };

/** Link of the design system inside the site: no page load, and the next page's code on intent. */
export function RouterLink({ href, target, onClick, ...rest }: RouterLinkProps) {
  const pages = usePageTable();
  const navigate = useLinkClickHandler(href, target ? { target } : {});
  const prefetch = () => {
    // A failed prefetch needs no word: the visit itself tries again and says what went wrong.
    if (pages) preloadPage(pages, href).catch(() => undefined);
  };
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    // Before anything is drawn anew, which takes longer than to ask for the code.
    prefetch();
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  }
  return (
    <a
      href={href}
      target={target}
      onClick={follow}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...rest}
    />
  );
}
