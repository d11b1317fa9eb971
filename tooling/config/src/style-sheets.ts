import type { Plugin, Rolldown } from 'vite';

/** The chunk of a page is named after it; that of what several share, after all of them with `~`. */
const PAGE = /^[a-z-]+-page$/;

/**
 * How the CSS is cut into sheets. A piece of CSS goes to the first sheet whose pattern matches
 * every page that needs it; what none takes is common to all. A page's HTML holds the common sheet
 * and those that its own code needs; the dialogs', which no page needs at first, is fetched with
 * them. Home and the legal texts, the longest pages, share the sheet of what is theirs alone.
 */
const sheets = [
  { name: 'dialogs', pages: /^$/ },
  { name: 'long', pages: /^(home|terms-policy)-page$/ },
  { name: 'contact', pages: /^contact-us-page$/ },
  { name: 'forms', pages: /^(careers|job-description|contact-us)-page$/ },
  { name: 'reading', pages: /^(?!home|careers|contact-us|terms-policy)/ },
] as const;

/** Joins the pieces of CSS, of which Vite makes one for each chunk of code, to the sheets above. */
export function styleSheets(): Plugin {
  return {
    name: 'kestrova:style-sheets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) this.error('The site has no entry.');
        const pagesOf = findPages(chunks, bundle);
        const styled = chunks.filter((chunk) => cssOf(chunk).size > 0);
        // What more pages need comes first, as it stands below what single pages add to it.
        styled.sort((a, b) => pagesOf(b).length - pagesOf(a).length);

        for (const sheet of [undefined, ...sheets]) {
          const members = styled.filter((chunk) => findSheet(pagesOf(chunk)) === sheet);
          const pieces = members.flatMap((chunk) => [...cssOf(chunk)]);
          const fileName = this.getFileName(
            this.emitFile({
              type: 'asset',
              name: `${sheet?.name ?? 'common'}.css`,
              source: pieces.map((piece) => takeText(bundle, piece)).join(''),
            }),
          );
          for (const chunk of members) cssOf(chunk).clear();
          for (const chunk of sheet ? members : [entry]) cssOf(chunk).add(fileName);
        }
      },
    },
  };
}

/** Finds the names of the pages that import a chunk, directly or through others. */
function findPages(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): (chunk: Rolldown.OutputChunk) => string[] {
  const pages = new Map(chunks.map((chunk) => [chunk, new Set<string>()]));
  function visit(chunk: Rolldown.OutputChunk, page: string) {
    const known = pages.get(chunk);
    if (!known || known.has(page)) return;
    known.add(page);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') visit(imported, page);
    }
  }
  for (const chunk of chunks) if (PAGE.test(chunk.name)) visit(chunk, chunk.name);
  return (chunk) => [...(pages.get(chunk) ?? [])];
}

function findSheet(pages: readonly string[]) {
  return sheets.find((sheet) => pages.every((page) => sheet.pages.test(page)));
}

function cssOf({ viteMetadata }: Rolldown.OutputChunk): Set<string> {
  return viteMetadata?.importedCss ?? new Set();
}

/** Takes a file out of the bundle and gives what it says. */
function takeText(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') return '';
  delete bundle[file];
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}
