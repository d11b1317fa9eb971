const files = import.meta.glob<string>('../flags/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/**
 * Address of a flag by the name of its file. Needs Vite, which finds the files.
 * @throws Error if `flags/` has no such file.
 */
export function flagUrl(name: string): string {
  const url = files[`../flags/${name}.svg`];
  if (!url) throw new Error(`The design system has no flag flags/${name}.svg.`);
  return url;
}
