import { useId, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  title?: ReactNode;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** The background: `deep` is the dark band, for one strong idea per page; `panel` ends a page. */
  tone?: 'paper' | 'sunken' | 'brand' | 'panel' | 'deep';
  /**
   * The space around it: `tight` (64 px on wide screens) for supporting sections, `regular` (96),
   * `grand` (160 and more) for the page's main idea.
   */
  density?: 'tight' | 'regular' | 'grand';
  /** `split` sets the title beside the content on wide screens. */
  layout?: 'stack' | 'split';
  /** Cuts the lower corner, once on a page. */
  cut?: boolean;
  /** What is visible behind the cut. */
  behindCut?: 'paper' | 'footer';
  /** Id of the heading that names it, if it has no `title`. */
  labelledBy?: string;
  /** Buttons or links that belong to the title. */
  actions?: ReactNode;
  /** Decoration of a `split` section, beside the content and below the title. */
  drawing?: ReactNode;
  children?: ReactNode;
}

/** One idea of a page: a title, a lead and what proves it, in the page's spacing and width. */
export function Section(props: SectionProps) {
  const { title, tone = 'paper', layout = 'stack', labelledBy } = props;
  const { density = 'regular', cut = false, behindCut = 'paper' } = props;
  const titleId = useId();
  const section = (
    <section
      aria-labelledby={title ? titleId : labelledBy}
      data-ground={tone === 'deep' ? 'deep' : undefined}
      data-cut={cut || undefined}
      className={classNames(styles.section, styles[tone], styles[density], cut && styles.cut)}
    >
      <div className={classNames(styles.content, styles[layout])}>
        {title && <SectionHeader {...props} titleId={titleId} />}
        {props.drawing && <div className={styles.drawing}>{props.drawing}</div>}
        {props.children && <div className={styles.body}>{props.children}</div>}
      </div>
    </section>
  );
  if (!cut || behindCut === 'paper') return section;
  return (
    <div className={styles.withFooter}>
      <div data-ground="deep" className={styles.footerGround} />
      {section}
    </div>
  );
}

function SectionHeader({ title, titleId, lead, actions }: SectionProps & { titleId: string }) {
  return (
    <header className={styles.header}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
