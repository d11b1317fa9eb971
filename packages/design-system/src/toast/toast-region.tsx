import { useRef } from 'react';
import { ToastMessage } from './toast-message.tsx';
import { useToasts, type Toast } from './toasts.ts';
import { useAttention } from './use-attention.ts';
import { useTopmostRegion } from './use-topmost-region.ts';
import styles from './toast.module.css';

const NONE: readonly Toast[] = [];

interface ToastRegionProps {
  /** Name of the landmark. */
  label?: string;
}

/**
 * Where toasts appear and are announced. One stands in the page's shell; each dialog brings its own
 * and shows the toasts while it is open.
 */
export function ToastRegion({ label = 'Notifications' }: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const { toasts } = useToasts();
  const shown = useTopmostRegion() ? toasts : NONE;
  const isPaused = useAttention(ref, shown);
  return (
    <section ref={ref} aria-label={label} className={styles.region}>
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} className={styles.list}>
          {shown
            .filter(({ tone }) => (tone === 'danger') === (urgency === 'assertive'))
            .map((toast) => (
              <ToastMessage key={toast.id} toast={toast} isPaused={isPaused} />
            ))}
        </div>
      ))}
    </section>
  );
}
