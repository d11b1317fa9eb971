/** Joins the class names that apply; a name that does not apply is passed as false or undefined. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
