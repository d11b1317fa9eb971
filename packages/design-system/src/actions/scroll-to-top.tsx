import { ArrowUp } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './scroll-to-top.module.css';

const SHOWN_BELOW = 100;

/** Scrolls to the top of the page smoothly, or at once with reduced motion. */
export function smoothScrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/** Appears while the visitor scrolls down beyond 100 px, and disappears when the visitor scrolls up. */
export function ScrollToTop({ label = 'Scroll to top' }: { label?: string }) {
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let last = scrollY;
    function follow() {
      const isShown = scrollY > last && scrollY > SHOWN_BELOW;
      if (scrollY !== last) ref.current?.toggleAttribute('data-shown', isShown);
      last = scrollY;
    }
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      onClick={smoothScrollToTop}
    >
      <Icon node={ArrowUp} />
    </button>
  );
}
