import { useEffect, useRef, useState } from 'react';

/**
 * True once the element has come within reach of the viewport and its map answers. Asked before there
 * is a frame: browsers report a frame that was blocked, or has no connection, as loaded.
 */
export function useReachableMap(url: string) {
  const element = useRef<HTMLDivElement>(null);
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const end = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser hands over several changes at once; the last one holds.
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        fetch(url, { mode: 'no-cors', referrerPolicy: 'no-referrer', signal: end.signal }).then(
          () => setReachable(true),
          // The drawn plan stays, with the link beside it.
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => {
      end.abort();
      observer.disconnect();
    };
  }, [url]);
  return [element, isReachable] as const;
}
