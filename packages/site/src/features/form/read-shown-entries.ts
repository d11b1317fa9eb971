import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what the form's controls show. Some password managers fill them in without an event, so
 * that the form would check and send something else than the visitor sees.
 */
export function readShownEntries<Form extends FieldValues>(
  form: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Form>, 'getValues' | 'setValue'>,
): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const name = control.name as Path<Form>;
    const known: unknown = getValues(name);
    if (!(name in getValues())) continue;
    const shown = control.type === 'checkbox' ? isChecked(control) : control.value;
    if (shown !== known) setValue(name, shown as PathValue<Form, Path<Form>>);
  }
}

function isChecked(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
