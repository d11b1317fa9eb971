import { pictureFile, type Picture as PictureRecord } from '@kestrova/content';
import { Reveal, Stat } from '@kestrova/design-system';
import type { ComponentProps } from 'react';
import { Picture } from './picture.tsx';

interface ProvenFigureProps extends Pick<ComponentProps<typeof Stat>, 'size'> {
  figure: string;
  label: string;
  /** A drawing to scale. Its fragment `#before` shows only the past. */
  evidence?: PictureRecord | undefined;
  /** Whether the drawing is in the first screen of its page. */
  first?: boolean;
}

/** A figure with the drawing that proves it, if any: it shows the past and then the present. */
export function ProvenFigure({ figure, label, size, evidence, first = false }: ProvenFigureProps) {
  const before = evidence && { ...evidence, name: `${pictureFile(evidence.name)}#before`, alt: '' };
  return (
    <Reveal motion="tell">
      <Stat
        value={figure}
        size={size}
        evidence={evidence && <Picture picture={evidence} first={first} />}
        before={before && <Picture picture={before} />}
      >
        {label}
      </Stat>
    </Reveal>
  );
}
