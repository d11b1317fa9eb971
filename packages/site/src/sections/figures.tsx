import { Reveal, Stat } from '@kestrova/design-system';
import styles from './figures.module.css';

interface FiguresProps {
  figures: readonly { figure: string; label: string }[];
}

/** Three or four figures side by side, each with what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Reveal>
      <ul role="list" className={styles.figures}>
        {figures.map(({ figure, label }) => (
          <li key={label}>
            <Stat value={figure}>{label}</Stat>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
