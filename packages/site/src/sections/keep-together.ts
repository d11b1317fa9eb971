/** Keeps a spaced dash or question mark, as the spec writes them, on the line of the word before. */
export function keepTogether(title: string): string {
  return title.replaceAll(/ (?=[-–?])/g, '\u00a0');
}
