/** How a form was filled in, which distinguishes a visitor from a program. */
export interface FormCheck {
  /** From the form's first render to the press; absent if the browser's clock went backwards. */
  readonly seconds?: number | undefined;
  /** Whether the honeypot, a field that visitors do not see, was filled in. */
  readonly isHoneypotFilled: boolean;
}

/** The value of `Form-Check`, such as `seconds=12.3; trap=0`. */
export function formatFormCheck({ seconds, isHoneypotFilled }: FormCheck): string {
  const honeypot = `trap=${isHoneypotFilled ? 1 : 0}`;
  return seconds === undefined ? honeypot : `seconds=${seconds.toFixed(1)}; ${honeypot}`;
}

/** Reads a value of `Form-Check`; ignores a part that is missing or invalid. */
export function parseFormCheck(value: string): FormCheck {
  const parts = value.split(';').map((part) => part.trim());
  const entries = new URLSearchParams(parts.join('&'));
  const seconds = entries.get('seconds') ?? '';
  return {
    seconds: /^\d{1,9}(?:\.\d{1,3})?$/.test(seconds) ? Number(seconds) : undefined,
    isHoneypotFilled: entries.get('trap') === '1',
  };
}
