import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './reveal.module.css';

interface RevealProps {
  /**
   * `fade` for sections (800 ms), `rise` for a card or a grid of cards (500 ms), `tell` for a
   * `Stat` with its evidence, which shows the past and then the present (1250 ms).
   */
  motion?: 'fade' | 'rise' | 'tell';
  /** Fades in over 1000 ms, 200 or 400 ms later than its neighbours. */
  delay?: 1 | 2 | undefined;
  /** Floats up when the page opens, and again each time a fifth of it comes back into view. */
  replay?: boolean;
  children: ReactNode;
}

/**
 * Animates its content once 20 % of it, or 60 % of its evidence, is in view. Content that is already
 * visible is never hidden. Nothing moves without JavaScript, with reduced motion or in print.
 */
export function Reveal({ motion = 'fade', delay, replay = false, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!ref.current) return undefined;
    return replay ? observeReplay(ref.current) : observeReveal(ref.current);
  }, [replay]);

  return (
    <div
      ref={ref}
      className={classNames(
        motion !== 'tell' && styles.reveal,
        styles[motion],
        delay && styles[`delay${delay}`],
        replay && styles.replay,
      )}
    >
      {children}
    </div>
  );
}

const VISIBLE_SHARE = 0.2;
const EVIDENCE_SHARE = 0.6;
const THRESHOLDS = [0, 0.05, 0.1, 0.15, VISIBLE_SHARE, 0.3, 0.4, 0.5, EVIDENCE_SHARE];

/**
 * Hides an element that is still below the view, shows it once 20 % of it or 60 % of its evidence (or, if
 * that is taller than the window, half a window) is in view, and returns a function that stops observing.
 */
function observeReveal(element: HTMLElement): () => void {
  return watchView(element, (isInView, { entry, observer }) => {
    const isHidden = element.dataset['reveal'] === 'hidden';
    if (!isInView && !isHidden && !isSeen(entry)) {
      element.dataset['reveal'] = 'hidden';
    } else if (isInView || !isHidden) {
      delete element.dataset['reveal'];
      observer.disconnect();
    }
  });
}

/** Whether the visitor may have seen it: it is above the view, or in it; evidence by at least a third. */
function isSeen(entry: IntersectionObserverEntry): boolean {
  const { bottom, height } = entry.boundingClientRect;
  const isAbove = height > 0 && bottom < 0;
  const peek = entry.target.matches('[data-evidence]') ? height / 3 : 0;
  return isAbove || entry.intersectionRect.height > peek;
}

/**
 * Marks an element as waiting while less than 20 % of it is in view, so that its animation restarts
 * when it comes back. Its visible rest does not change. The area under the fixed header is not in
 * view. Returns a function that stops observing.
 */
function observeReplay(element: HTMLElement): () => void {
  return watchView(
    element,
    (isInView) => {
      if (isInView) delete element.dataset['reveal'];
      else element.dataset['reveal'] = 'waiting';
    },
    { rootMargin: `-${headerHeight()}px 0px 0px` },
  );
}

interface ViewChange {
  entry: IntersectionObserverEntry;
  observer: IntersectionObserver;
}

/** Reports whether enough of an element is in view, at once and whenever that may have changed. */
function watchView(
  element: HTMLElement,
  onChange: (isInView: boolean, change: ViewChange) => void,
  options?: IntersectionObserverInit,
): () => void {
  const evidence = element.querySelector('[data-evidence]');
  const share = evidence ? EVIDENCE_SHARE : VISIBLE_SHARE;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several changes at once; only the last one counts.
      const entry = entries.at(-1);
      if (!entry) return;
      const { boundingClientRect, intersectionRect, rootBounds } = entry;
      const view = rootBounds?.height ?? innerHeight;
      // By height, since only the edge of the next card is in view in a row that is swiped.
      const enough = Math.min(share * boundingClientRect.height, view / 2);
      onChange(intersectionRect.height >= enough, { entry, observer });
    },
    { ...options, threshold: THRESHOLDS },
  );
  observer.observe(evidence ?? element);
  return () => {
    observer.disconnect();
    delete element.dataset['reveal'];
  };
}

/** The height of the fixed header in pixels, by its token. */
function headerHeight(): number {
  const style = getComputedStyle(document.documentElement);
  const rems = Number.parseFloat(style.getPropertyValue('--height-header'));
  return Math.round(rems * Number.parseFloat(style.fontSize)) || 0;
}
