/**
 * Joins the class names that apply; a name that does not apply is passed as false or undefined, as
 * is a look without a rule, which has no class in its module.
 */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
