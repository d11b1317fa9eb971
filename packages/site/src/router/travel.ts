const MOVED_ELEMENTS = 'img, strong';

/** Where each pressed picture or figure was on the screen, by its content. */
const places = new Map<string, DOMRect>();

/**
 * Notes where the pictures and figures of the pressed card or band are, unless the visitor prefers
 * reduced motion. Any other press, and Back, clears them.
 */
export function notePlaces({ target }: Event): void {
  places.clear();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !(target instanceof Element)) return;
  const proof = target.closest('a') && target.closest('article, section');
  for (const element of proof?.querySelectorAll(MOVED_ELEMENTS) ?? []) {
    const place = element.getBoundingClientRect();
    if (isNear(place)) places.set(readContent(element), place);
  }
}

/**
 * Moves each noted picture and figure from its noted place to its place on the next page. Call it
 * when the page shows its hero, and again when it shows the rest. A view transition would delay the
 * next page until it has captured the last one.
 */
export function travel(): void {
  const arrived = places.size > 0 ? document.querySelectorAll(`main :is(${MOVED_ELEMENTS})`) : [];
  for (const element of arrived) {
    const from = places.get(readContent(element));
    if (!from) continue;
    const to = element.getBoundingClientRect();
    if (!isNear(to)) continue;
    places.delete(readContent(element));
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    const transform = [`${start} scale(${from.height / to.height})`, 'none'];
    element.animate(
      { transform, transformOrigin: ['0 0', '0 0'], zIndex: [1, 1] },
      { duration: 400, easing: 'ease-out' },
    );
  }
}

/** Whether a place is in the window or half a window below it. */
function isNear({ top, height }: DOMRect): boolean {
  const middle = top + height / 2;
  return height > 0 && middle > 0 && middle < 1.5 * innerHeight;
}

/** Identifies a picture or figure on both pages: by its file, or by its text. */
function readContent(element: Element): string {
  return element instanceof HTMLImageElement
    ? new URL(element.src).pathname
    : (element.textContent ?? '');
}
