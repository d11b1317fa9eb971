import type { ServerState } from '@kestrova/api-client';
import { useEffect, useRef } from 'react';

/**
 * Returns the handler of a button that loads a value again. If the button disappears while it has the
 * focus, the focus moves to the first entry of the loaded list, or else to the heading of the section; after
 * another failure, to the new button.
 */
export function useRetry({ error, isFetching, reload }: ServerState<unknown>): () => void {
  const section = useRef<Element>(null);
  useEffect(() => {
    if (isFetching) return;
    const find = (selector: string) => section.current?.querySelector<HTMLElement>(selector);
    const target = error ? find('[role=alert] button') : (find('article a') ?? find('h2, h3'));
    if (!error) section.current = null;
    if (!target || document.activeElement !== document.body) return;
    // Makes a heading focusable.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [error, isFetching]);
  return () => {
    section.current = document.activeElement?.closest('section') ?? null;
    reload();
  };
}
