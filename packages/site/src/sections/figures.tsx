import { classNames, Stat } from '@kestrova/design-system';
import styles from './figures.module.css';

interface FiguresProps {
  figures: readonly { figure: string; label: string }[];
  size?: 'small' | 'regular';
}

/** Two to four figures side by side, each with what it counts. */
export function Figures({ figures, size }: FiguresProps) {
  return (
    <ul role="list" className={classNames(styles.figures, size && styles[size])}>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <Stat value={figure} size={size}>
            {label}
          </Stat>
        </li>
      ))}
    </ul>
  );
}
