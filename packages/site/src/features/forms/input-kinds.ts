import type { ClipboardEvent } from 'react';

/**
 * The properties of an email field. Not `type="email"`, since browsers trim and rewrite its value, and we
 * validate the original entry.
 */
export const EMAIL_INPUT = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The properties of a phone field; the form sets the requested part of the number. */
export const PHONE_INPUT = { type: 'tel', onPaste: pastePhoneNumber } as const;

/** White space, all kinds of hyphens, dots, brackets, and the marks that contact lists copy along. */
const SEPARATORS = /[\s\p{Pd}\p{Ps}\p{Pe}\p{Cf}.\u2212]/gu;

/**
 * Takes the separators out of a pasted phone number, such as those of `(202) 555-0143`. What is typed
 * is left as it is.
 */
function pastePhoneNumber(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  const number = pasted.replaceAll(SEPARATORS, '');
  if (number === pasted) return;
  event.preventDefault();
  const input = event.currentTarget;
  const start = input.selectionStart ?? input.value.length;
  input.setRangeText(number, start, input.selectionEnd ?? start, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
