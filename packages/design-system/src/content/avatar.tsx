import { classNames } from '../styles/class-names.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Up to three letters, shown without a portrait. */
  initials: string;
  /** Address of a square portrait. */
  src?: string | undefined;
  size?: 'regular' | 'small';
}

/** Decorates the name of a person or a job, so screen readers ignore it. */
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
