/** The two themes, as `data-theme` names them. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** What a token's value comes to in one theme, as it is written, with references by their names. */
export function themedValue(value: string, theme: Theme): string {
  const written = /^light-dark\((.*)\)$/.exec(value)?.[1];
  const chosen = written ? splitArguments(written)[themes.indexOf(theme)] : value;
  return (chosen ?? value).replace(/^var\(--([\w-]+)\)$/, '$1');
}

/** Splits at the commas that stand in no inner brackets. */
function splitArguments(list: string): string[] {
  return list.split(/,\s*(?![^(]*\))/).map((part) => part.trim());
}
