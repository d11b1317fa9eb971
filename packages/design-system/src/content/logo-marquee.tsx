import { Pause, Play } from 'lucide';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './logo-marquee.module.css';

interface LogoMarqueeProps {
  /** What the row is of: 'Our clients'. */
  label: string;
  /** One picture per logo, with its alt text. */
  logos: readonly { name: string; picture: ReactNode }[];
  pauseLabel?: string;
  playLabel?: string;
}

/**
 * Logos that drift by. A button pauses them (WCAG 2.2.2), as does the pointer over them; under
 * reduced motion the logos wrap into rows, without the button.
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
