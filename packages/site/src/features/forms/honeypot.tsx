import type { FormCheck } from '@kestrova/api-contract';
import { submissionMessages } from '@kestrova/content';
import { useRef, useState, type Ref } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './submission-form.module.css';

/**
 * What tells a visitor's entries from a program's: `honeypot` is for the form's `HoneypotField`,
 * `readFormCheck` for the mutation that sends the form. The time is that of `performance.now()`,
 * which no wrong or corrected clock changes.
 */
export function useFormCheck() {
  const honeypot = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  // A prerendered form was there before its script; the clock began with its document.
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
 * A field that programs fill in and visitors never meet: out of sight, of the tab order and of
 * assistive technology. Its name is none that browsers and password managers fill in, and `inert`
 * keeps them out where they know it. It is not `display: none`, which programs look for; a reader
 * without styles is told to leave it empty.
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
