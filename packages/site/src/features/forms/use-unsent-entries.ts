import { useEffect } from 'react';

/**
 * Makes the browser ask before it closes or reloads a page with unsent entries. The returned function
 * looks again, to be called after each change; rendering looks by itself. Nothing listens while there
 * is nothing to lose, since a listener may keep a page out of the back/forward cache.
 */
export function useUnsentEntries(hasEntries: () => boolean): () => void {
  function look() {
    if (hasEntries()) addEventListener('beforeunload', ask);
    else stopAsking();
  }

  useEffect(() => {
    look();
    return stopAsking;
  });
  return look;
}

/** Whether anything was typed or ticked. */
export function hasTypedEntries(entries: object): boolean {
  return Object.values(entries).some((entry) =>
    typeof entry === 'string' ? entry.trim() !== '' : entry === true,
  );
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function stopAsking(): void {
  removeEventListener('beforeunload', ask);
}
