import { Reveal, Stat } from '@kestrova/design-system';
import { columnDelay } from './column-delay.ts';
import styles from './figures.module.css';

interface FiguresProps {
  figures: readonly { figure: string; label: string }[];
}

/** Three or four figures side by side, each with what it counts, one after the other. */
export function Figures({ figures }: FiguresProps) {
  return (
    <ul role="list" className={styles.figures}>
      {figures.map(({ figure, label }, position) => (
        <li key={label}>
          <Reveal delay={columnDelay(position, figures.length)}>
            <Stat value={figure}>{label}</Stat>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
