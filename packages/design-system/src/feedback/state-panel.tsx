import { CircleAlert, Search, WifiOff, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './state-panel.module.css';

const icons = { empty: Search, error: CircleAlert, offline: WifiOff };

interface StatePanelProps {
  /** `empty` has no entries or no subject, `error` could not be loaded, `offline` has no connection. */
  kind: keyof typeof icons;
  title: string;
  /** What happened, and what the visitor can do next. */
  children?: ReactNode;
  /** Replaces the icon of the kind. */
  icon?: IconNode;
  /** Buttons or links; at least 'Try again' after a failure. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Replaces missing content. A failure is announced when it appears. */
export function StatePanel(props: StatePanelProps) {
  const { kind, title, children, icon = icons[kind], actions, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  const isFailure = kind !== 'empty';
  const panel = (
    <div className={classNames(styles.state, isFailure && styles.failure)}>
      <span className={styles.icon}>
        <Icon node={icon} />
      </span>
      <Heading className={styles.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
  return isFailure ? <div role="alert">{panel}</div> : panel;
}

/** The error of the visitor's last action; announced when it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.notice}>
      {children}
    </p>
  );
}
