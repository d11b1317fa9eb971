import type { Picture as PictureRecord } from '@kestrova/content';
import { classNames } from '@kestrova/design-system';
import { ProvenFigure } from './proven-figure.tsx';
import styles from './figures.module.css';

interface FiguresProps {
  /** Each may have a drawing that proves it. */
  figures: readonly { figure: string; label: string; evidence?: PictureRecord | undefined }[];
  size?: 'small' | 'regular';
}

/** Two to four figures side by side, each with what it counts. */
export function Figures({ figures, size }: FiguresProps) {
  return (
    <ul role="list" className={classNames(styles.figures, size && styles[size])}>
      {figures.map((figure) => (
        <li key={figure.label}>
          <ProvenFigure {...figure} size={size} />
        </li>
      ))}
    </ul>
  );
}
