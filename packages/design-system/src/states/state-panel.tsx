import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './states.module.css';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  tone?: 'error';
  headingLevel?: 1 | 2 | 3;
}

/** The panel behind `EmptyState` and `ErrorState`. */
export function StatePanel(props: StatePanelProps) {
  const { icon, title, children, actions, tone, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.state, tone && styles[tone])}>
      <span className={styles.icon}>{icon}</span>
      <Heading className={styles.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
