import { useState } from 'react';
import { ToastMessage } from './toast-message.tsx';
import { useToasts } from './toasts.ts';
import { useTopmostRegion } from './use-topmost-region.ts';
import styles from './toast.module.css';

/**
 * Where toasts appear and are announced. One stands in the page's shell; each dialog brings its own
 * and shows the toasts while it is open.
 */
export function ToastRegion({ label = 'Notifications' }: { label?: string }) {
  const { toasts } = useToasts();
  const isTopmost = useTopmostRegion();
  const [isPaused, setPaused] = useState(false);
  const shown = isTopmost ? toasts : [];
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    <div
      role="region"
      aria-label={label}
      className={styles.region}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} className={styles.list}>
          {shown
            .filter(({ tone }) => (tone === 'danger') === (urgency === 'assertive'))
            .map((toast) => (
              <ToastMessage key={toast.id} toast={toast} isPaused={isPaused} />
            ))}
        </div>
      ))}
    </div>
  );
}
