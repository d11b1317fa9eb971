import { useEffect, type RefObject } from 'react';

/**
 * Closes the open `<details>` inside an element on Escape (the focus returns to its summary), on a
 * press outside, when the focus leaves, when a link is chosen, on Back, and when the layout changes between
 * phone and desktop. They open and close by themselves, also before this code runs.
 */
export function useDisclosures(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const end = new AbortController();
    const { signal } = end;

    function close(isLeft: (opened: HTMLDetailsElement) => boolean) {
      for (const opened of root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
        if (isLeft(opened)) opened.open = false;
      }
    }

    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        close((opened) => {
          if (opened.contains(document.activeElement)) opened.querySelector('summary')?.focus();
          return true;
        });
      },
      { signal },
    );
    addEventListener(
      'pointerdown',
      ({ target }) => close((opened) => !opened.contains(target as Node)),
      { signal },
    );
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) =>
        close((opened) => relatedTarget !== null && !opened.contains(relatedTarget as Node)),
      { signal },
    );
    root.addEventListener(
      'click',
      ({ target }) => close(() => (target as Element).closest('a, [data-close]') !== null),
      { signal },
    );
    // Not only when the focus leaves: in Safari a tap does not move the focus into the menu.
    addEventListener('popstate', () => close(() => true), { signal });
    matchMedia('(width >= 64rem)').addEventListener('change', () => close(() => true), { signal });

    return () => end.abort();
  }, [ref]);
}
