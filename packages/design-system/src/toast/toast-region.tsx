import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { WholeWords } from '../whole-words/whole-words.tsx';
import { dismissToast, useRegionToasts, type Toast } from './toasts.ts';
import styles from './toast.module.css';

/** How soon a toast that is read beyond its time is asked again whether it still is, in milliseconds. */
const READ_ON = 1000;

interface ToastRegionProps {
  /** Name of the landmark. */
  label?: string;
}

/**
 * Where toasts appear and are announced. One stands in the page's shell; each dialog brings its own
 * and shows the toasts while it is open.
 */
export function ToastRegion({ label = 'Notifications' }: ToastRegionProps) {
  const toasts = useRegionToasts();
  return (
    <section aria-label={label} className={styles.region}>
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} className={styles.list}>
          {toasts
            .filter(({ tone }) => (tone === 'danger') === (urgency === 'assertive'))
            .map((toast) => (
              <ToastMessage key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>
  );
}

const icons = { success: CircleCheck, danger: CircleAlert, neutral: Info };

/** One toast. It leaves when its time is up, unless the pointer or the focus is in the region. */
function ToastMessage({ toast: { id, tone, message, duration } }: { toast: Toast }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer = setTimeout(leave, duration);
    function leave() {
      if (ref.current?.closest('section')?.matches(':hover, :focus-within')) {
        timer = setTimeout(leave, READ_ON);
      } else {
        dismissToast(id);
      }
    }
    return () => clearTimeout(timer);
  }, [id, duration]);

  return (
    <div ref={ref} className={classNames(styles.toast, styles[tone])}>
      <Icon node={icons[tone]} />
      <p className={styles.message}>
        <WholeWords>{message}</WholeWords>
      </p>
      <IconButton icon={X} label="Dismiss" onClick={() => dismissToast(id)} />
    </div>
  );
}
