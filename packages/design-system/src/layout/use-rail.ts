import { useEffect, useState } from 'react';

/**
 * What makes a list a rail, which is one row on a phone. Its items are swiped, or scrolled with the arrow
 * keys: Tab must reach it, which Safari does not do by itself.
 */
export function useRail(isRail: boolean) {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!isRail) return undefined;
    const phone = matchMedia('(width < 40rem)');
    const update = () => setScrolls(phone.matches);
    update();
    phone.addEventListener('change', update);
    return () => phone.removeEventListener('change', update);
  }, [isRail]);
  return { 'data-rail': isRail ? '' : undefined, tabIndex: scrolls ? 0 : undefined };
}
