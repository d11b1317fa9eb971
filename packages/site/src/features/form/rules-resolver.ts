import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Checks a form with its schema from `validation`, which gives one message per field at most; the
 * schema is loaded when it is first needed.
 */
export function rulesResolver<Form extends FieldValues>(
  loadSchema: () => Promise<z.ZodMiniType<Form>>,
): Resolver<Form> {
  return async (values) => {
    const schema = await loadSchema();
    const parsed = schema.safeParse(values);
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: toFieldErrors<Form>(parsed.error.issues) };
  };
}

function toFieldErrors<Form extends FieldValues>(issues: readonly z.core.$ZodIssue[]) {
  const errors = issues.map(({ path, message }) => [path.join('.'), { type: 'rule', message }]);
  return Object.fromEntries(errors) as FieldErrors<Form>;
}
