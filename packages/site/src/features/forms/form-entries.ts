import type {
  FieldErrors,
  FieldValues,
  Path,
  PathValue,
  Resolver,
  UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';

/** Checks a form with its schema from `validation`, which gives one message per field at most. */
export function schemaResolver<Form extends FieldValues>(
  schema: z.ZodMiniType<Form>,
): Resolver<Form> {
  return (values) => {
    const { data, error } = schema.safeParse(values);
    return error
      ? { values: {}, errors: toFieldErrors<Form>(error.issues) }
      : { values: data, errors: {} };
  };
}

function toFieldErrors<Form extends FieldValues>(issues: readonly z.core.$ZodIssue[]) {
  const errors = issues.map(({ path, message }) => [path.join('.'), { type: 'rule', message }]);
  // The schema's fields are those of the form.
  return Object.fromEntries(errors) as FieldErrors<Form>;
}

/** The messages of a form for its error summary, in the order in which the fields are given. */
export function listErrors<Form extends FieldValues>(
  fieldIds: readonly (readonly [field: keyof Form, fieldId: string])[],
  errors: FieldErrors<Form>,
): { fieldId: string; message: string }[] {
  return fieldIds.flatMap(([field, fieldId]) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ fieldId, message }] : [];
  });
}

/**
 * Takes over what the form's controls show. Some password managers fill them in without an event, so
 * that the form would check and send something else than the visitor sees.
 */
export function readShownEntries<Form extends FieldValues>(
  form: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Form>, 'getValues' | 'setValue'>,
): void {
  const values = getValues();
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const { name } = control;
    if (!isField(name, values)) continue;
    const shown = control.type === 'checkbox' ? isChecked(control) : control.value;
    // Each control was registered with the type of its field.
    if (shown !== values[name]) setValue(name, shown as PathValue<Form, Path<Form>>);
  }
}

function isField<Form extends FieldValues>(name: string, values: Form): name is Path<Form> {
  return name in values;
}

function isChecked(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
