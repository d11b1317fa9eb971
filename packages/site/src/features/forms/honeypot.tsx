import type { FormCheck } from '@kestrova/api-contract';
import { submissionMessages } from '@kestrova/content';
import { useRef, useState, type Ref } from 'react';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import styles from './submission-form.module.css';

/**
 * Detects spam: `honeypot` is for the form's `HoneypotField`, `readFormCheck` for the mutation that sends
 * the form. The time is that of `performance.now()`, which does not depend on the system clock.
 */
export function useFormCheck() {
  const honeypot = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  // A prerendered form is older than its script, so its time starts with the document.
  const [openedAt] = useState(() => (isHydrated ? performance.now() : 0));

  function readFormCheck(): FormCheck {
    const seconds = (performance.now() - openedAt) / 1000;
    const isHoneypotFilled = Boolean(honeypot.current?.value);
    // Clear the honeypot so a false positive passes on retry.
    if (honeypot.current) honeypot.current.value = '';
    return { isHoneypotFilled, seconds: seconds >= 0 ? seconds : undefined };
  }

  return { honeypot, readFormCheck };
}

/**
 * A field that programs fill in and visitors never reach: it is not visible, not in the tab order and
 * hidden from screen readers. Browsers and password managers do not fill in its name, and many respect
 * `inert`. It is not `display: none`, which programs detect. Without styles, its label asks to leave it
 * empty.
 */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <p className={styles.honeypot} inert aria-hidden="true">
      <label>
        {submissionMessages.honeypot}
        <input ref={ref} name="topic" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
