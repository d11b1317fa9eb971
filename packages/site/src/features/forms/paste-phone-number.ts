import type { ClipboardEvent } from 'react';

/** White space, all kinds of hyphens, dots, brackets, and the marks that contact lists copy along. */
const SEPARATORS = /[\s\p{Pd}\p{Ps}\p{Pe}\p{Cf}.\u2212]/gu;

/**
 * Takes the separators out of a pasted phone number, such as those of `(202) 555-0143`. What is typed
 * is left as it is.
 */
export function pastePhoneNumber(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  const number = pasted.replaceAll(SEPARATORS, '');
  if (number === pasted) return;
  event.preventDefault();
  const input = event.currentTarget;
  const start = input.selectionStart ?? input.value.length;
  input.setRangeText(number, start, input.selectionEnd ?? start, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
