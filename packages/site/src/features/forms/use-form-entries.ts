import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { drafts, restoreDraft, type FormError, type PrefilledTexts } from './form-entries.ts';

/** A schema of `validation`, with at most one message per field, in the form's order. */
interface EntriesSchema<Entries> extends z.ZodMiniType<Entries> {
  readonly shape: Readonly<Record<string, { readonly type: string }>>;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

interface FormEntriesOptions<Entries> {
  /** The prefix of the id of each control. */
  id: string;
  schema: EntriesSchema<Entries>;
  /** The key under which the entries of a closed form are kept while the page is open. */
  draftKey?: string;
  prefilled?: PrefilledTexts | undefined;
}

/** The texts and checkboxes of a `SubmissionForm`, validated by their schema. */
export function useFormEntries<Entries extends FieldValues>(options: FormEntriesOptions<Entries>) {
  const { id, schema, draftKey = '', prefilled = {} } = options;
  const [defaults] = useState(() => ({ ...emptyEntries(schema), ...prefilled }));
  const [draft] = useState(() => restoreDraft(draftKey, prefilled));
  // The schema's fields are those of the form.
  const names = Object.keys(defaults) as Path<Entries>[];
  const library = useForm<Entries>({
    defaultValues: { ...defaults, ...draft } as DefaultValues<Entries>,
    resolver: (entries) => {
      const { data, error } = schema.safeParse(entries);
      if (!error) return { values: data, errors: {} };
      const errors = error.issues.map(({ path, message }) => [path[0], { type: 'rule', message }]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Entries> };
    },
    shouldFocusError: false,
  });
  const { getValues, resetDefaultValues, formState } = library;
  // A restored draft is dirty: it was not sent.
  useEffect(() => resetDefaultValues(defaults as Entries), [resetDefaultValues, defaults]);

  const findError = (name: Path<Entries>) => library.getFieldState(name, formState).error?.message;
  return {
    /** The properties of a text field or checkbox. */
    field: (name: Path<Entries>) => ({
      ...library.register(name),
      id: `${id}-${name}`,
      error: findError(name),
    }),
    errors: names.flatMap((name): FormError[] => {
      const message = findError(name);
      return message ? [{ fieldId: `${id}-${name}`, message }] : [];
    }),
    isDirty: formState.isDirty,
    getTyped: getValues,
    validate: (send: (entries: Entries) => Promise<void>) => library.handleSubmit(send)(),
    /** Takes over what a password manager has filled in without an event, and keeps the draft. */
    readControls: (form: HTMLFormElement) => {
      for (const name of names) {
        const control = form.querySelector<Control>(`[name=${name}]:not([type=checkbox])`);
        if (!control || control.value === getValues(name)) continue;
        const text = control.value as PathValue<Entries, Path<Entries>>;
        library.setValue(name, text, { shouldDirty: true });
      }
      const typed = getValues();
      const hasTyped = names.some((name) => typed[name] && typed[name] !== defaults[name]);
      if (draftKey && hasTyped) drafts.set(draftKey, { typed, prefilled });
      else drafts.delete(draftKey);
    },
    /** Empties every field, the prefilled ones too. */
    clear: () => {
      drafts.delete(draftKey);
      library.reset(emptyEntries(schema) as Entries);
    },
  };
}

function emptyEntries({ shape }: EntriesSchema<unknown>): Record<string, string | boolean> {
  const fields = Object.entries(shape);
  return Object.fromEntries(
    fields.map(([name, { type }]) => [name, type === 'boolean' ? false : '']),
  );
}
