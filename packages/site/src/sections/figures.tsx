import type { Picture as PictureRecord } from '@kestrova/content';
import { classNames, Reveal, Stat } from '@kestrova/design-system';
import { Picture } from './picture.tsx';
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
      {figures.map(({ figure, label, evidence }) => (
        <li key={label}>
          <Stat
            value={figure}
            size={size}
            evidence={
              evidence && (
                <Reveal motion="draw">
                  <Picture picture={evidence} />
                </Reveal>
              )
            }
          >
            {label}
          </Stat>
        </li>
      ))}
    </ul>
  );
}
