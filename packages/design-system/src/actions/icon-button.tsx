import type { IconNode } from 'lucide';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: IconNode;
  /** What it does, for screen readers. */
  label: string;
  /** `framed` by itself, `plain` in a corner of its container. */
  look?: 'plain' | 'framed';
  className?: string | undefined;
  onClick: () => void;
}

/** A button whose icon needs no text: close, remove, next. 44 px wide and high. */
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
