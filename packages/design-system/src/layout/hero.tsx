import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './hero.module.css';

interface HeroProps {
  /** The page's only heading of level 1; it takes the focus after a navigation. */
  title: ReactNode;
  lead?: ReactNode;
  /** `home` is larger; `compact` leaves the first screen to a list and has no actions. */
  size?: 'home' | 'page' | 'compact';
  /** A `Breadcrumb`. */
  breadcrumb?: ReactNode;
  /** Buttons; the first is the page's main action. */
  actions?: ReactNode;
  /** An `img` with its width and height, or a drawing; it reaches the screen's edge. */
  picture?: ReactNode;
  /**
   * `sheet` puts it on a tinted background at the screen's right edge; `bleed` puts it uncropped
   * into the upper right corner; `cover` fills one side up to the edges with a drawing; `panel` is
   * for a `ProductScreens`, which has its own background.
   */
  pictureFit?: 'sheet' | 'bleed' | 'cover' | 'panel';
  /** Whether a phone shows the picture too; if not, let it load lazily, so that it is not fetched. */
  pictureOnPhone?: boolean;
  /** The content under the lead, such as a job's facts. */
  children?: ReactNode;
}

/** The opening of a page: its text on the left, its picture up to the right edge of the screen. */
export function Hero(props: HeroProps) {
  const { title, lead, size = 'page', breadcrumb, actions, picture, children } = props;
  const { pictureFit = 'sheet', pictureOnPhone = true } = props;
  return (
    <header
      className={classNames(
        styles.hero,
        styles[size],
        picture !== undefined && styles.pictured,
        !pictureOnPhone && styles.wordsOnPhone,
      )}
    >
      <div className={styles.body}>
        {breadcrumb}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
      {picture && <div className={classNames(styles.picture, styles[pictureFit])}>{picture}</div>}
    </header>
  );
}
