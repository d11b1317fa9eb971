import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/** How the search part of an address says a choice; the same object as long as it says it so. */
interface SearchFormat<Choice> {
  readonly parse: (search: string) => Choice;
  /** What else the address says may stay in it. */
  readonly format: (choice: Choice, search: string) => string;
}

type ChangeChoice<Choice> = (change: (latest: Choice) => Choice, how?: NavigateOptions) => void;

/**
 * What the address chooses on a page, and a function that changes it, one step of the history each.
 * The HTML is written for an address without a search part, so every address is hydrated with that.
 */
export function useSearchChoice<Choice>({
  parse,
  format,
}: SearchFormat<Choice>): [Choice, ChangeChoice<Choice>] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shownSearch = useHydrated() ? search : '';
  const choice = useMemo(() => parse(shownSearch), [parse, shownSearch]);
  // Where rendering is slow, one choice is changed before the last change is shown.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  function change(update: (latest: Choice) => Choice, how?: NavigateOptions) {
    const before = parse(latest.current);
    const next = format(update(before), latest.current);
    if (next === format(before, latest.current)) return;
    latest.current = next;
    void navigate({ search: next }, how);
  }

  return [choice, change];
}
