import { useEffect, useRef } from 'react';

/** Moves the focus to a job as soon as it is in the list, unless the visitor moves the focus. */
export function useJobFocus() {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ place: number; from: Element | null; waits: boolean }>(undefined);
  const findLink = (place: number) => list.current?.children[place]?.querySelector('a');
  useEffect(() => {
    if (!wanted.current) return;
    const { place, from, waits } = wanted.current;
    const isHere = [from, document.body].includes(document.activeElement);
    const link = findLink(place);
    if (isHere && (!link || (waits && from?.isConnected))) return;
    wanted.current = undefined;
    if (isHere) link?.focus();
  });
  return {
    /** The list of jobs, whose first link in each entry takes the focus. */
    list,
    /** Call it before the focused element disappears; `place` counts jobs from 0. */
    focusJob: (place: number) => {
      // A job at this place belongs to the list that is about to change.
      const waits = Boolean(findLink(place));
      wanted.current = { place, from: document.activeElement, waits };
    },
  };
}
