import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { WholeWords } from '../whole-words/whole-words.tsx';
import { dismissToast, type Toast } from './toasts.ts';
import styles from './toast.module.css';

const icons = {
  success: <Icon node={CircleCheck} />,
  danger: <Icon node={CircleAlert} />,
  neutral: <Icon node={Info} />,
};

/** One toast; leaves when its time is up, and its clock stands still while paused. */
export function ToastMessage({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const left = useRef(toast.duration);

  useEffect(() => {
    if (isPaused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [isPaused, toast.id]);

  return (
    <div className={classNames(styles.toast, styles[toast.tone])}>
      {icons[toast.tone]}
      <p className={styles.message}>
        <WholeWords>{toast.message}</WholeWords>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
      >
        <Icon node={X} />
      </button>
    </div>
  );
}
