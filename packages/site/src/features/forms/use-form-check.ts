import type { FormCheck } from '@kestrova/api-contract';
import { useRef, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

/**
 * What tells a visitor's entries from a program's: `trap` is for the form's `HoneypotField`,
 * `readFormCheck` for the mutation that sends the form. The time is that of `performance.now()`,
 * which no wrong or corrected clock changes.
 */
export function useFormCheck() {
  const trap = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  // A prerendered form was there before its script; the clock began with its document.
  const [openedAt] = useState(() => (isHydrated ? performance.now() : 0));

  function readFormCheck(): FormCheck {
    const seconds = (performance.now() - openedAt) / 1000;
    const isTrapFilled = Boolean(trap.current?.value);
    // Whoever presses again is a visitor after all.
    if (trap.current) trap.current.value = '';
    return { isTrapFilled, seconds: seconds >= 0 ? seconds : undefined };
  }

  return { trap, readFormCheck };
}
