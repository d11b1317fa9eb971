import { useSyncExternalStore } from 'react';

/** How long a toast stays when nobody says otherwise, in milliseconds (spec section 8). */
export const TOAST_DURATION = 5000;

/** A short message about what just happened. */
export interface Toast {
  id: number;
  tone: 'success' | 'danger' | 'neutral';
  message: string;
  /** Milliseconds; the pointer and the focus stop the clock. */
  duration: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the topmost `ToastRegion`. */
export function showToast(toast: Pick<Toast, 'message'> & Partial<Omit<Toast, 'id'>>): void {
  lastId += 1;
  setToasts([...toasts, { tone: 'neutral', duration: TOAST_DURATION, ...toast, id: lastId }]);
}

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Takes all messages away, as when the visitor leaves what they are about. */
export function dismissToasts(): void {
  setToasts([]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly Toast[] = [];

/** The messages now shown, and the functions that change them. */
export function useToasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  return { toasts: shown, showToast, dismissToast };
}
