import { useEffect, useRef } from 'react';

/**
 * Focuses the element of the returned ref, so that screen readers read it out, each time `reason`
 * becomes another truthy value. The element needs `tabIndex={-1}`.
 */
export function useFocusHeading<Heading extends HTMLElement = HTMLHeadingElement>(reason: unknown) {
  const heading = useRef<Heading>(null);
  useEffect(() => {
    if (reason) heading.current?.focus();
  }, [reason]);
  return heading;
}
