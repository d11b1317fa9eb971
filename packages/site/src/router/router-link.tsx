import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { savesData, whenIdle } from './idle.ts';
import { preloadPage, usePageTable, type PageTable } from './page-table.tsx';
import { useOpenPage } from './use-open-page.ts';

/** A link to an address of this site. */
type RouterLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Stored in the entry of the browser's history. */
  state?: unknown;
};

/**
 * A link inside the site. It loads no document, and fetches the next page's code when it comes into view,
 * when the visitor points at it, or when it is followed.
 */
export function RouterLink({ href, target, state, onClick, ...rest }: RouterLinkProps) {
  const pages = usePageTable();
  const openPage = useOpenPage();
  const link = useRef<HTMLAnchorElement>(null);
  const prefetch = () => {
    if (pages) prefetchPage(pages, href);
  };

  useEffect(() => {
    if (!pages || !link.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => {
        if (!savesData()) prefetchPage(pages, href);
      });
    });
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [pages, href]);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlain || (target && target !== '_self')) return;
    event.preventDefault();
    void openPage(href, state);
  }
  return (
    <a
      ref={link}
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

function prefetchPage(pages: PageTable, href: string): void {
  // Ignore a failure: the navigation retries and reports the error.
  preloadPage(pages, href).catch(() => undefined);
}
