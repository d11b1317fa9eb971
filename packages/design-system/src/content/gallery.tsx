import { useState, type ComponentType, type FocusEvent, type MouseEvent } from 'react';
import type { GalleryDialogProps, GalleryPicture } from './gallery-dialog.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** Title of the dialog that shows them larger. */
  title: string;
  /** Text of each link before the picture's alt text. */
  openLabel?: string;
}

/** Pictures side by side that open larger in a dialog; without JavaScript each is a plain link. */
export function Gallery({ pictures, title, openLabel = 'View larger' }: GalleryProps) {
  const [openAt, setOpenAt] = useState<number>();
  const [Dialog, setDialog] = useState<ComponentType<GalleryDialogProps>>();

  async function open(event: MouseEvent<HTMLAnchorElement>, position: number) {
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { GalleryDialog } = await import('./gallery-dialog.tsx');
      setDialog(() => GalleryDialog);
      setOpenAt(position);
    } catch {
      // If the dialog's code does not load, follow the link, as without JavaScript.
      location.assign(href);
    }
  }

  return (
    <>
      <ul role="list" className={styles.gallery}>
        {pictures.map((picture, position) => (
          <li key={picture.src}>
            <a
              href={picture.src}
              className={styles.thumb}
              aria-label={`${openLabel}: ${picture.alt}`}
              aria-haspopup="dialog"
              onClick={(event) => void open(event, position)}
              onFocus={showWhole}
            >
              <img {...picture} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
      {Dialog && (
        <Dialog
          pictures={pictures}
          title={title}
          position={openAt}
          onMove={setOpenAt}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </>
  );
}

/** Chromium does not scroll to an element with 32 px in view. A pointer press must not move it. */
function showWhole({ currentTarget: picture }: FocusEvent<HTMLElement>): void {
  if (!picture.matches(':focus-visible')) return;
  picture.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
