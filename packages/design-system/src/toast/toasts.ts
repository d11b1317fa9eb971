import { useEffect, useId, useSyncExternalStore } from 'react';

/** How long a toast stays when nobody says otherwise, in milliseconds (spec section 8). */
const TOAST_DURATION = 5000;

/** A short message about what just happened. */
export interface Toast {
  id: number;
  tone: 'success' | 'danger' | 'neutral';
  message: string;
  /** Milliseconds; under the pointer or with the focus it stays longer. */
  duration: number;
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
export function showToast(toast: Pick<Toast, 'message'> & Partial<Omit<Toast, 'id'>>): void {
  lastId += 1;
  update([...toasts, { tone: 'neutral', duration: TOAST_DURATION, ...toast, id: lastId }]);
}

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

/** Takes all messages away, as when the visitor leaves what they are about. */
export function dismissToasts(): void {
  update(NONE);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The messages for one region: all of them where it was added last, else none, since an open dialog
 * makes everything under it inert.
 */
export function useRegionToasts(): readonly Toast[] {
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
