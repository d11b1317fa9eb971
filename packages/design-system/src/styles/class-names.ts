/**
 * Joins the class names that apply; a name that does not apply is passed as false or undefined, as
 * is a look that needs no rule and so is no class of its module.
 */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
