const VISIBLE_SHARE = 0.2;
const THRESHOLDS = [0, 0.05, 0.1, 0.15, VISIBLE_SHARE];

/**
 * Hides an element that is still below the view, shows it once 20 % of it (or, if it is taller than
 * the window, half a window of it) is in view, and returns what ends the watch.
 */
export function observeReveal(element: HTMLElement, replay: boolean): () => void {
  const isBelowView = element.getBoundingClientRect().top >= innerHeight;
  if (isBelowView) element.dataset['reveal'] = 'hidden';
  else if (!replay) return () => undefined;

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const view = entry.rootBounds?.height ?? innerHeight;
      if (entry.intersectionRatio >= VISIBLE_SHARE || entry.intersectionRect.height >= view / 2) {
        delete element.dataset['reveal'];
        if (!replay) observer.disconnect();
      } else if (replay && !entry.isIntersecting) {
        element.dataset['reveal'] = 'hidden';
      }
    },
    { threshold: THRESHOLDS },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    delete element.dataset['reveal'];
  };
}
