const maxNameLength = 150;

/**
 * A visitor's file name made fit to be shown and stored: no folders, no control or direction
 * characters, no lone surrogates, at most 150 characters with its ending kept.
 */
export function cleanFileName(name: string): string {
  const clean = (name.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  const characters = Array.from(clean);
  if (characters.length <= maxNameLength) return clean === '' ? 'unnamed' : clean;
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return characters.slice(0, maxNameLength - ending.length).join('') + ending;
}
