import type { IconNode } from 'lucide';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: IconNode;
  /** What it does, for those who hear it. */
  label: string;
  /** `framed` stands alone, `plain` is in a corner of its container. */
  look?: 'plain' | 'framed';
  className?: string | undefined;
  onClick: () => void;
}

/** Does something that an icon alone makes plain: close, remove, next. 44 px wide and high. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, look = 'plain', className, onClick } = props;
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[look], className)}
      aria-label={label}
      onClick={onClick}
    >
      <Icon node={icon} />
    </button>
  );
}
