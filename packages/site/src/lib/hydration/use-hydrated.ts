import { useSyncExternalStore } from 'react';

/** False in prerendered HTML and while it is being hydrated, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
