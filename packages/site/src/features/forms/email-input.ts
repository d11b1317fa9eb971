/**
 * How an email address is typed. No `type="email"`: browsers trim and rewrite its value, and it is
 * checked as it was typed.
 */
export const EMAIL_INPUT = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
