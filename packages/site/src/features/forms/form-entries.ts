/** An entry of an error summary. */
export interface FormError {
  fieldId: string;
  message: string;
}

/** Texts and checkboxes as the visitor left them, by field name. */
export type TypedEntries = Readonly<Record<string, string | boolean | undefined>>;

/** Texts that a form contains before the visitor types, by field name. */
export type PrefilledTexts = Readonly<Record<string, string>>;

interface Draft {
  typed: TypedEntries;
  prefilled: PrefilledTexts;
}

/**
 * The entries of closed forms while the page stays open. Only in memory: personal data must not be in the
 * browser's storage.
 */
export const drafts = new Map<string, Draft>();

/** The entries of a draft, with these prefilled texts in place of those that it began with. */
export function restoreDraft(key: string, prefilled: PrefilledTexts): TypedEntries {
  const { typed, prefilled: before } = drafts.get(key) ?? { typed: prefilled, prefilled };
  const restored: Record<string, string | boolean | undefined> = { ...typed };
  for (const name of Object.keys({ ...before, ...prefilled })) {
    const [old = '', next = ''] = [before[name], prefilled[name]];
    const text = String(typed[name] ?? '');
    if (old !== next) restored[name] = next + text.replace(old.trim(), '').trimStart();
  }
  return restored;
}
