import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  drafts,
  readEntries,
  restoreDraft,
  type EntriesSchema,
  type FormError,
  type PrefilledTexts,
  type TypedEntries,
} from './form-entries.ts';

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
  const { id, schema, draftKey = '', prefilled } = options;
  const [initial] = useState(() => {
    const draft = drafts.get(draftKey);
    // Both hold the form's own entries.
    return (draft ? restoreDraft(draft, prefilled) : prefilled) as
      | DefaultValues<Entries>
      | undefined;
  });
  const { register, handleSubmit, getFieldState, reset, formState } = useForm<Entries>({
    // No empty default values, which would erase what was typed before hydration.
    ...(initial && { defaultValues: initial }),
    resolver: schemaResolver(schema),
    shouldFocusError: false,
  });
  const findError = (name: Path<Entries>) => getFieldState(name, formState).error?.message;
  // The schema's fields are those of the form.
  const names = Object.keys(schema.shape) as Path<Entries>[];
  return {
    schema,
    draftKey,
    prefilled,
    /** The properties of a text field or checkbox. */
    field: (name: Path<Entries>) => ({
      ...register(name),
      id: `${id}-${name}`,
      error: findError(name),
    }),
    errors: names.flatMap((name): FormError[] => {
      const message = findError(name);
      return message ? [{ fieldId: `${id}-${name}`, message }] : [];
    }),
    validate: (send: (entries: Entries) => Promise<void>) => handleSubmit(send)(),
    /** Empties every field for which an entry was sent. */
    reset: (sent: TypedEntries) => reset(emptyEntries(sent) as Entries),
  };
}

/** The same texts and checkboxes, all empty. */
function emptyEntries(entries: TypedEntries): TypedEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, typeof entry === 'boolean' ? false : '']),
  );
}

/** Validates the values that the controls show instead of the library's values. */
function schemaResolver<Entries extends FieldValues>(
  schema: EntriesSchema<Entries>,
): Resolver<Entries> {
  return (_values, _context, { fields }) => {
    const [field] = Object.values(fields);
    // The library keeps a checkbox in `refs`.
    const control = field?.refs?.[0] ?? field?.ref;
    const form = control && 'form' in control ? control.form : null;
    const { data, error } = schema.safeParse(readEntries(form, schema));
    return error
      ? { values: {}, errors: toFieldErrors<Entries>(error.issues) }
      : { values: data, errors: {} };
  };
}

function toFieldErrors<Entries extends FieldValues>(issues: readonly z.core.$ZodIssue[]) {
  const errors = issues.map(({ path, message }) => [path.join('.'), { type: 'rule', message }]);
  // The schema's fields are those of the form.
  return Object.fromEntries(errors) as FieldErrors<Entries>;
}
