import { ArrowUp } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { glideToTop } from './glide-to-top.ts';
import styles from './scroll-to-top.module.css';

const SHOWN_BELOW = 100;

interface ScrollToTopProps {
  label?: string;
}

/** Floats in while the visitor scrolls down beyond 100 px, and leaves when the visitor scrolls up. */
export function ScrollToTop({ label = 'Scroll to top' }: ScrollToTopProps) {
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
      onClick={glideToTop}
    >
      <Icon node={ArrowUp} />
    </button>
  );
}
