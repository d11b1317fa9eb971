import { CircleAlert, CircleCheck, X } from 'lucide';
import { useEffect, useRef, useId, useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { WholeWords } from '../text/words.tsx';
import styles from './toast.module.css';

/** How long a toast stays, in milliseconds (spec section 8). */
const TOAST_DURATION = 5000;

/** Milliseconds between checks whether an expired toast still has the pointer or the focus. */
const RECHECK_INTERVAL = 1000;

/**
 * Shows and announces toasts. One is in the page's shell; an open dialog shows the toasts in its own.
 */
export function ToastRegion({ label = 'Notifications' }: { label?: string }) {
  const toasts = useRegionToasts();
  return (
    <section aria-label={label}>
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} className={classNames(styles.list, styles[urgency])}>
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

const icons = { success: CircleCheck, danger: CircleAlert };

/** One toast. It closes after its time, unless the region has the pointer or the focus. */
function ToastMessage({ toast: { id, tone, message } }: { toast: Toast }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer = setTimeout(leave, TOAST_DURATION);
    function leave() {
      if (ref.current?.closest('section')?.matches(':hover, :focus-within')) {
        timer = setTimeout(leave, RECHECK_INTERVAL);
      } else {
        dismissToast(id);
      }
    }
    return () => clearTimeout(timer);
  }, [id]);

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

/** A short message about what just happened. */
interface Toast {
  id: number;
  tone: 'success' | 'danger';
  message: string;
}

const NONE: readonly Toast[] = [];

let toasts = NONE;
let regions: readonly string[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(nextToasts: readonly Toast[], nextRegions = regions) {
  toasts = nextToasts;
  regions = nextRegions;
  for (const listener of listeners) listener();
}

/** Shows a message in the topmost `ToastRegion`. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  update([...toasts, { ...toast, id: lastId }]);
}

/** Closes a message. */
function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

/** Closes all messages, for example when the visitor leaves their page. */
export function dismissToasts(): void {
  update(NONE);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The messages of a region: all for the region that was added last, otherwise none, since an open dialog
 * makes the rest of the page inert.
 */
function useRegionToasts(): readonly Toast[] {
  const region = useId();
  useEffect(() => {
    update(toasts, [...regions, region]);
    return () =>
      update(
        toasts,
        regions.filter((other) => other !== region),
      );
  }, [region]);
  return useSyncExternalStore(
    subscribe,
    () => (regions.at(-1) === region ? toasts : NONE),
    () => NONE,
  );
}
