import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { useHydrated } from '../hydration/use-hydrated.ts';

/** Reads and writes the choice in the query string; must be the same object between renders. */
interface SearchFormat<Choice> {
  readonly parse: (search: string) => Choice;
  /** Other parameters may stay in the query string. */
  readonly format: (choice: Choice, search: string) => string;
}

type ChangeChoice<Choice> = (change: (latest: Choice) => Choice, how?: NavigateOptions) => void;

/**
 * The choice in the URL, and a function that changes it and adds a history entry. The HTML is prerendered
 * without a query string, so hydration starts without one.
 */
export function useSearchChoice<Choice>({
  parse,
  format,
}: SearchFormat<Choice>): [Choice, ChangeChoice<Choice>] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shownSearch = useHydrated() ? search : '';
  const choice = useMemo(() => parse(shownSearch), [parse, shownSearch]);
  // On slow devices, a choice may change before the last change is rendered.
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
