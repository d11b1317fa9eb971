import { useEffect, useState } from 'react';

/** The properties of a rail: a list that visitors of a phone swipe through, in one row. */
export function useRail(isRail: boolean) {
  const tabIndex = useScrollStop(isRail);
  return { 'data-rail': isRail ? '' : undefined, tabIndex };
}

/**
 * The `tabIndex` of an element that scrolls sideways on a phone. The arrow keys scroll it, so Tab
 * must reach it, which Safari does not do by itself.
 */
export function useScrollStop(scrollsOnPhone: boolean): 0 | undefined {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!scrollsOnPhone) return undefined;
    const phone = matchMedia('(width < 40rem)');
    const update = () => setScrolls(phone.matches);
    update();
    phone.addEventListener('change', update);
    return () => phone.removeEventListener('change', update);
  }, [scrollsOnPhone]);
  return scrolls ? 0 : undefined;
}
