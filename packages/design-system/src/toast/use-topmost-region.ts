import { useEffect, useId, useState } from 'react';

const regions: string[] = [];
const watchers = new Set<() => void>();

/**
 * True for the region that was added last. Only that one shows the toasts, since an open dialog makes
 * everything under it inert.
 */
export function useTopmostRegion(): boolean {
  const id = useId();
  const [isTopmost, setTopmost] = useState(false);
  useEffect(() => {
    const check = () => setTopmost(regions.at(-1) === id);
    regions.push(id);
    watchers.add(check);
    for (const watcher of watchers) watcher();
    return () => {
      regions.splice(regions.indexOf(id), 1);
      watchers.delete(check);
      for (const watcher of watchers) watcher();
    };
  }, [id]);
  return isTopmost;
}
