import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { observeReplay, observeReveal } from './observe-reveal.ts';
import styles from './reveal.module.css';

interface RevealProps {
  /** `fade` for sections (800 ms), `rise` for a card or a grid of cards (500 ms). */
  motion?: 'fade' | 'rise';
  /** Fades in over 1000 ms, 200 or 400 ms later than its neighbours. */
  delay?: 1 | 2 | undefined;
  /** Floats up with the page already, and again each time a fifth of it comes back into view. */
  replay?: boolean;
  children: ReactNode;
}

/**
 * Shows its content with a movement once 20 % of it is in view. What the visitor sees already is
 * never hidden, and without JavaScript, under reduced motion and on paper all of it stands still.
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
        styles.reveal,
        styles[motion],
        delay && styles[`delay${delay}`],
        replay && styles.replay,
      )}
    >
      {children}
    </div>
  );
}
