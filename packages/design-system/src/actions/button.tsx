import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';
import { Anchor, type AnchorProps } from './link.tsx';

/** How a button looks; shared by `Button` and `ButtonLink`. */
interface ButtonLook {
  /**
   * `primary` once per view, `secondary` beside it, `quiet` in rows and toolbars.
   * @default primary
   */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /**
   * `small` inside cards and rows; still 44 px high.
   * @default regular
   */
  size?: 'regular' | 'small' | undefined;
  /** An icon after the words. */
  icon?: ReactNode;
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a ring in the same space, and ignores further clicks; the focus stays. */
    loading?: boolean | undefined;
  };

/** The classes of a button's look. */
function buttonClass({ variant = 'primary', size }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, className);
}

/** Does something on this page. To go to another page, use `ButtonLink`. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, loading = false, className, children, onClick, ...rest } = props;

  function clickUnlessLoading(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={clickUnlessLoading}
    >
      {/* In its own element, since a translator replaces text nodes. */}
      <span>{children}</span>
      {icon}
    </button>
  );
}

/** A link that looks like a button, for the one step that a section asks the visitor to take. */
export function ButtonLink(props: AnchorProps & ButtonLook) {
  const { variant, size, icon, className, children, ...rest } = props;
  return (
    <Anchor {...rest} className={buttonClass({ variant, size }, className)}>
      <span>{children}</span>
      {icon}
    </Anchor>
  );
}
