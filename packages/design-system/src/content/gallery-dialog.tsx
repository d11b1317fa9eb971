import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { IconButton } from '../actions/icon-button.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { useScrollStop } from '../layout/use-rail.ts';
import styles from './gallery.module.css';

/** A picture of a gallery, as the attributes of its `img`. */
export interface GalleryPicture {
  src: string;
  /** What the picture shows; also its caption in the dialog. */
  alt: string;
  width: number;
  height: number;
}

export interface GalleryDialogProps {
  pictures: readonly GalleryPicture[];
  title: string;
  /** The picture shown; closed while undefined. */
  position: number | undefined;
  onMove: (position: number) => void;
  onClose: () => void;
}

/** One picture of a gallery at a time; the arrow keys and the buttons wrap around. */
export function GalleryDialog({ pictures, title, position, onMove, onClose }: GalleryDialogProps) {
  const picture = position === undefined ? undefined : pictures[position];
  const tabIndex = useScrollStop(true);
  const move = (by: number) => onMove(((position ?? 0) + by + pictures.length) % pictures.length);
  const arrow = (icon: IconNode, label: string, by: number) => (
    <IconButton icon={icon} label={label} look="framed" onClick={() => move(by)} />
  );
  return (
    <Dialog
      open={picture !== undefined}
      onClose={onClose}
      onKeyDown={({ key, target }) => {
        // In a panned picture, the arrow keys scroll it.
        if (target instanceof Element && target.matches('[role=group]')) return;
        if (key === 'ArrowLeft') move(-1);
        if (key === 'ArrowRight') move(1);
      }}
      title={title}
      size="wide"
    >
      <figure className={styles.figure}>
        {picture && (
          <div
            key={picture.src}
            role="group"
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
            tabIndex={tabIndex}
            className={styles.pan}
          >
            <img {...picture} className={styles.large} />
          </div>
        )}
        <figcaption className={styles.caption}>
          {arrow(ChevronLeft, 'Previous picture', -1)}
          <span aria-live="polite" className={styles.status}>
            <span>{picture?.alt}</span>{' '}
            <span className={styles.count}>{`${(position ?? 0) + 1} of ${pictures.length}`}</span>
          </span>
          {arrow(ChevronRight, 'Next picture', 1)}
        </figcaption>
      </figure>
    </Dialog>
  );
}
