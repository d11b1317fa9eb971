import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is being waited for. Left out where the words beside the spinner say it already. */
  label?: string;
  className?: string | undefined;
}

/** Turns while something is under way that takes longer than a moment. */
export function Spinner({ label, className }: SpinnerProps) {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...naming} className={classNames(styles.spinner, className)} />;
}
