import { Pause, Play } from 'lucide';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './logo-marquee.module.css';

interface LogoMarqueeProps {
  /** The name of the row: 'Our clients'. */
  label: string;
  /** One picture per logo, with its alt text. */
  logos: readonly { name: string; picture: ReactNode }[];
  pauseLabel?: string;
  playLabel?: string;
}

/**
 * A row of logos that scrolls. A button or the pointer pauses it (WCAG 2.2.2); with reduced motion
 * the logos wrap into rows, without the button.
 */
export function LogoMarquee(props: LogoMarqueeProps) {
  const { label, logos, pauseLabel = 'Pause the logos', playLabel = 'Play the logos' } = props;
  const [isPaused, setPaused] = useState(false);
  const row = logos.map(({ name, picture }) => <li key={name}>{picture}</li>);
  return (
    <section className={styles.marquee} aria-label={label} data-paused={isPaused || undefined}>
      <div className={styles.window}>
        <ul role="list" className={styles.row}>
          {row}
        </ul>
        <ul role="list" className={styles.row} aria-hidden="true">
          {row}
        </ul>
      </div>
      <IconButton
        icon={isPaused ? Play : Pause}
        label={isPaused ? playLabel : pauseLabel}
        look="framed"
        className={styles.button}
        onClick={() => setPaused(!isPaused)}
      />
    </section>
  );
}
