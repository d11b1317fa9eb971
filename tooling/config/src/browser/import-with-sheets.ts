const sheets = new Map<string, Promise<void>>();

/**
 * Imports a part of the site together with the sheets of CSS that it needs and the page lacks.
 * @throws Error where a sheet cannot be fetched; the next import tries again.
 */
export async function importWithSheets<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const [part] = await Promise.all([load(), ...files.map(findOrFetchSheet)]);
  return part;
}

function findOrFetchSheet(file: string): Promise<void> | undefined {
  if (document.querySelector(`style[data-sheet="${file}"]`)) return undefined;
  const known = sheets.get(file);
  if (known) return known;
  const sheet = fetchSheet(file);
  sheets.set(file, sheet);
  return sheet;
}

function fetchSheet(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${file}`;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(file);
      reject(new Error(`The styles in ${link.href} could not be fetched; try again.`));
    });
    document.head.append(link);
  });
}
