import { useSyncExternalStore } from 'react';

/** False in prerendered HTML and while it is being hydrated, true once the page answers. */
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
