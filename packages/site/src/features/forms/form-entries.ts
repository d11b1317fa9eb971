import type * as z from 'zod/mini';

/** A schema from `validation`, which gives one message per field at most, in the form's order. */
export interface EntriesSchema<Entries> extends z.ZodMiniType<Entries> {
  readonly shape: Readonly<Record<string, unknown>>;
}

/** Texts and ticks as the visitor left them, by the names of their fields. */
export type TypedEntries = Readonly<Record<string, string | boolean>>;

/**
 * What a form's controls show. Some password managers fill them in without an event, so that the
 * library would validate and send something else than the visitor sees.
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

/** Whether anything was typed or ticked. */
export function hasTyped(entries: TypedEntries): boolean {
  return Object.values(entries).some((entry) =>
    typeof entry === 'string' ? entry.trim() !== '' : entry,
  );
}

/**
 * What was typed into forms that have gone, while the page stays open. Memory alone: nothing personal
 * goes to the browser's storage.
 */
export const drafts = new Map<string, TypedEntries>();
