import type { ChangeEvent, ClipboardEvent, FocusEvent } from 'react';

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

interface ChangeableField {
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
}

/**
 * The properties of a phone field; the form sets the requested part of the number. A number that arrives
 * at once, such as `(202) 555-0143` by paste, autofill or drop, loses its separators. What is typed stays.
 */
export function phoneInput<Field extends ChangeableField>(field: Field) {
  return {
    ...field,
    type: 'tel',
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => lastValues.set(target, target.value),
    onPaste: insertWithoutSeparators,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      removeSeparators(event);
      return field.onChange(event);
    },
  } as const;
}

/**
 * White space, all kinds of hyphens, dots, brackets, and invisible marks from contact lists. The zero of
 * `+44 (0) 20` is dialed only without the country code, so it goes with its brackets.
 */
const SEPARATORS = /\(\s*0\s*\)|[\s\p{Pd}\p{Ps}\p{Pe}\p{Cf}.\u2212]/gu;

/** Lets the browser insert the rest of a pasted number, since it cannot undo what a script sets. */
function insertWithoutSeparators(event: ClipboardEvent): void {
  const pasted = event.clipboardData.getData('text');
  const number = pasted.replaceAll(SEPARATORS, '');
  if (!number || number === pasted) return;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else inserts text that can be undone; without it, `removeSeparators` does the work.
  if (document.execCommand?.('insertText', false, number)) event.preventDefault();
}

/** Changes that insert nothing new, or what an input method composes from several keys. */
const NOT_AT_ONCE = /^(?:delete|history)|Composition/;

/** What phone fields contained before their next change. */
const lastValues = new WeakMap<HTMLInputElement, string>();

function removeSeparators({ target: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const { value } = input;
  // The event of an autofilled field has no type: all of its value is new.
  const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  const before = type ? (lastValues.get(input) ?? '') : '';
  const end = (type && input.selectionEnd) || value.length;
  const start = Math.max(
    0,
    Math.min(countCommonStart(before, value), before.length - value.length + end),
  );
  const inserted = value.slice(start, end);
  const isTyped = NOT_AT_ONCE.test(type) || (type === 'insertText' && inserted.length === 1);
  const number = inserted.replaceAll(SEPARATORS, '');
  if (!isTyped && number !== inserted) {
    input.value = value.slice(0, start) + number + value.slice(end);
    input.setSelectionRange(start + number.length, start + number.length);
  }
  lastValues.set(input, input.value);
}

/** How many characters two texts have in common from their start. */
function countCommonStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
