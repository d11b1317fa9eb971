import { useDeferredValue, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * What a page shows below its hero. After a press the hero is painted before the rest is rendered, for which
 * the room of a window is kept so that the footer stays out of view.
 */
export function BelowHero({ children }: { children: ReactNode }) {
  const isPrerendered = !useHydrated();
  const isShown = useDeferredValue(true, isPrerendered);
  return isShown ? children : <div style={{ blockSize: '100vh' }} />;
}
