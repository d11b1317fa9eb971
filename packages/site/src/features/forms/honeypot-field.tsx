import { submissionMessages } from '@kestrova/content';
import type { Ref } from 'react';
import styles from './honeypot-field.module.css';

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
