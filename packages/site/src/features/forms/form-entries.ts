import type * as z from 'zod/mini';

/** An entry of an error summary. */
export interface FormError {
  fieldId: string;
  message: string;
}

/** A schema of `validation`, with at most one message per field, in the form's order. */
export interface EntriesSchema<Entries> extends z.ZodMiniType<Entries> {
  readonly shape: Readonly<Record<string, unknown>>;
}

/** Texts and checkboxes as the visitor left them, by field name. */
export type TypedEntries = Readonly<Record<string, string | boolean>>;

/** Texts that a form contains before the visitor types, by field name. */
export type PrefilledTexts = Readonly<Record<string, string>>;

/**
 * The values that a form's controls show. Some password managers fill them without an event, so the
 * library's values would differ from what the visitor sees.
 */
export function readEntries(
  form: HTMLFormElement | null,
  schema: EntriesSchema<unknown> | undefined,
): TypedEntries {
  const entries: Record<string, string | boolean> = {};
  for (const name of Object.keys(schema?.shape ?? {})) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLTextAreaElement) entries[name] = control.value;
    if (control instanceof HTMLInputElement) {
      entries[name] = control.type === 'checkbox' ? control.checked : control.value;
    }
  }
  return entries;
}

/** Whether the visitor made any entry, apart from what the form had prefilled. */
export function hasTyped(entries: TypedEntries, prefilled: PrefilledTexts = {}): boolean {
  return Object.entries(entries).some(
    ([name, entry]) =>
      entry !== prefilled[name] && (typeof entry === 'string' ? entry.trim() !== '' : entry),
  );
}

interface Draft {
  typed: TypedEntries;
  prefilled?: PrefilledTexts | undefined;
}

/**
 * The entries of closed forms while the page stays open. Only in memory: personal data must not be in the
 * browser's storage.
 */
export const drafts = new Map<string, Draft>();

/** The entries of a draft, with these prefilled texts in place of those that it began with. */
export function restoreDraft(
  { typed, prefilled: before = {} }: Draft,
  prefilled: PrefilledTexts = {},
): TypedEntries {
  const restored: Record<string, string | boolean> = { ...typed };
  for (const name of Object.keys({ ...before, ...prefilled })) {
    const [old = '', next = ''] = [before[name], prefilled[name]];
    const text = String(typed[name] ?? '');
    if (old !== next) restored[name] = next + text.replace(old.trim(), '').trimStart();
  }
  return restored;
}
