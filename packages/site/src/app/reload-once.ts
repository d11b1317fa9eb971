/**
 * Loads the document at this address anew, unless that was tried: the mark is kept in the history
 * entry, which outlives the reload and works where storage is blocked. Answers whether it reloads.
 */
export function reloadOnce(): boolean {
  const state = history.state as Record<string, unknown> | null;
  if (state?.['reloaded']) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  location.reload();
  return true;
}
