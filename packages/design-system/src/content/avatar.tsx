import { classNames } from '../styles/class-names.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Up to three letters, shown where there is no portrait. */
  initials: string;
  /** Address of a square portrait. */
  src?: string | undefined;
  size?: 'regular' | 'small';
}

/** Stands for a person or a job beside its name, and therefore says nothing by itself. */
export function Avatar({ initials, src, size = 'regular' }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {src ? (
        <img src={src} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span>{initials}</span>
      )}
    </span>
  );
}
