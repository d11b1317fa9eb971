import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  /** `brand` ends a page; `deep` carries its lead case. */
  tone: 'brand' | 'deep';
  /** `wide` lets its pictures run to the edge of the screen. */
  width?: 'content' | 'wide';
  /** Cuts the lower corner: the brand's chamfer in large, once on a page. */
  cut?: boolean;
  /** What follows it, which shows in the cut. */
  over?: 'paper' | 'footer';
  /** Id of the heading that names it, where it is a section of its own. */
  labelledBy?: string;
  children: ReactNode;
}

/** A ground from edge to edge of the screen, with its content in the page's column. */
export function Panel(props: PanelProps) {
  const { tone, width = 'content', cut = false, over = 'paper', labelledBy, children } = props;
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element aria-labelledby={labelledBy} className={classNames(styles.panel, cut && styles.cut)}>
      {cut && over === 'footer' && <div data-ground="deep" className={styles.beneath} />}
      <div
        data-ground={tone === 'deep' ? 'deep' : undefined}
        data-cut={cut || undefined}
        className={classNames(styles.ground, styles[tone])}
      >
        <div className={classNames(styles.content, width === 'wide' && styles.wide)}>
          {children}
        </div>
      </div>
    </Element>
  );
}
