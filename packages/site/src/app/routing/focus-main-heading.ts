let waiting: MutationObserver | undefined;

/**
 * Puts the focus on the page's main heading, which screen readers then read out, without scrolling.
 * A heading that is not there yet gets it as soon as it is, unless the focus has moved meanwhile.
 */
export function focusMainHeading(): void {
  waiting?.disconnect();
  const focused = document.activeElement;
  if (focusHeading()) return;
  const main = document.querySelector('main');
  if (!main) return;
  waiting = new MutationObserver((_, observer) => {
    const hasMoved = document.activeElement !== focused && document.activeElement !== document.body;
    if (hasMoved || focusHeading()) observer.disconnect();
  });
  waiting.observe(main, { childList: true, subtree: true });
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
