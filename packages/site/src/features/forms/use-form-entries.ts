import { useLayoutEffect, useState } from 'react';
import { useForm, type FieldError, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Texts and checkboxes as the visitor left them, by field name. */
export type TypedEntries = Record<string, string | boolean | undefined>;

/** Texts that a form contains before the visitor types, by field name. */
type PrefilledTexts = Readonly<Record<string, string>>;

interface Draft {
  typed: TypedEntries;
  prefilled: PrefilledTexts;
}

/**
 * The entries of closed forms while the page stays open. Only in memory: personal data must not be in the
 * browser's storage.
 */
export const drafts = new Map<string, Draft>();

/** A schema of `validation`, with the form's fields in their order and at most one message for each. */
interface EntriesSchema<Entries = unknown> extends z.ZodMiniType<Entries> {
  readonly shape: Readonly<Record<string, { readonly type: string }>>;
}

interface FormEntriesOptions<Entries> {
  /** The prefix of the id of each control. */
  id: string;
  schema: EntriesSchema<Entries>;
  /** The key under which the entries of a closed form are kept while the page is open. */
  draftKey?: string;
  prefilled?: PrefilledTexts;
}

/**
 * The texts and checkboxes of a `SubmissionForm`. The form library registers the inputs, keeps
 * entries from before hydration, and validates. It does not know entries that outlive their form
 * (`useDraft`), nor files, so the error summary moves the focus.
 */
export function useFormEntries<Entries extends FieldValues>(options: FormEntriesOptions<Entries>) {
  const { id, schema, draftKey = '', prefilled = {} } = options;
  const names = Object.keys(schema.shape);
  const library = useForm<TypedEntries, unknown, Entries>({
    defaultValues: { ...emptyEntries(schema), ...prefilled },
    resolver: (typed) => {
      const { data, error } = schema.safeParse(typed);
      if (!error) return { values: data, errors: {} };
      const errors = Object.fromEntries<FieldError>(
        error.issues.map(({ path, message }) => [String(path[0]), { type: 'rule', message }]),
      );
      return { values: {}, errors };
    },
    shouldFocusError: false,
  });
  const { register, formState } = library;
  useDraft(draftKey, library, prefilled);

  const findError = (name: string) => formState.errors[name]?.message;
  return {
    /** The properties of a text field or checkbox. */
    field: (name: keyof Entries & string) => ({
      ...register(name),
      id: `${id}-${name}`,
      error: findError(name),
    }),
    errors: names.flatMap((name) => {
      const message = findError(name);
      return message ? [{ fieldId: `${id}-${name}`, message }] : [];
    }),
    isDirty: formState.isDirty,
    getTyped: library.getValues,
    /** Validates what the controls of the form show. */
    validate: async (form: HTMLFormElement, send: (entries: Entries) => Promise<void>) => {
      // The library has the values of its last events: without this, an email that a password manager
      // filled in without an event would be rejected as empty.
      for (const name of names) {
        void register(name).onChange({ type: 'input', target: form.elements.namedItem(name) });
      }
      await library.handleSubmit(send)();
    },
    /** Empties every field, the prefilled ones too. */
    clear: () => library.reset(emptyEntries(schema)),
  };
}

function emptyEntries({ shape }: EntriesSchema): TypedEntries {
  const fields = Object.entries(shape);
  return Object.fromEntries(
    fields.map(([name, { type }]) => [name, type === 'boolean' ? false : '']),
  );
}

/** Keeps the entries of a form that is closed, and restores them when it opens again. */
function useDraft(
  key: string,
  { reset, getValues }: UseFormReturn<TypedEntries, unknown, FieldValues>,
  current: PrefilledTexts,
): void {
  const [prefilled] = useState(current);
  useLayoutEffect(() => {
    const draft = drafts.get(key);
    const entries = draft && restoreEntries(draft, prefilled);
    // Marks unsent entries as dirty: those of a draft, and those from before hydration, which the
    // library does not mark.
    reset(entries, { keepDefaultValues: true, keepValues: !entries });
    return () => {
      const typed = getValues();
      const isTyped = (name: string) => typed[name] && typed[name] !== prefilled[name];
      if (key && Object.keys(typed).some(isTyped)) drafts.set(key, { typed, prefilled });
      else drafts.delete(key);
    };
  }, [key, reset, getValues, prefilled]);
}

/** The entries of a draft, with its prefilled texts replaced by the current ones. */
function restoreEntries({ typed, prefilled }: Draft, current: PrefilledTexts): TypedEntries {
  const restored = { ...typed };
  for (const name of Object.keys({ ...prefilled, ...current })) {
    const [old = '', next = ''] = [prefilled[name], current[name]];
    const added = String(typed[name]).replace(old.trim(), '').trimStart();
    if (old !== next) restored[name] = next + added;
  }
  return restored;
}
