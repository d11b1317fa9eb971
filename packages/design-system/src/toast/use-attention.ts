import { useEffect, useState, type RefObject } from 'react';

const EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;

/**
 * True while the pointer is over an element or the focus is inside it. Asked again when `changes`
 * changes, since an element that is removed takes the focus along without an event.
 */
export function useAttention(ref: RefObject<HTMLElement | null>, changes: unknown): boolean {
  const [isAttended, setAttended] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let frame = 0;
    // During `focusout` the focus has not arrived anywhere yet: the next frame knows.
    function checkSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setAttended(element?.matches(':hover, :focus-within') ?? false),
      );
    }
    checkSoon();
    for (const event of EVENTS) element.addEventListener(event, checkSoon);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of EVENTS) element.removeEventListener(event, checkSoon);
    };
  }, [ref, changes]);

  return isAttended;
}
