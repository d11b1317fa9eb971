import { useHydrated } from './use-hydrated.ts';

/** The locale for dates: that of the visitor's system (undefined), and en-US until the page is hydrated. */
export function useOwnLocale(): string | undefined {
  return useHydrated() ? undefined : 'en-US';
}
