import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paths } from '@kestrova/paths';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** The record of a page, in `content/pages`. */
const RECORD = /\/content\/pages\/(.+)\.json$/;
const title = 'Site/Pages';
const tags = ['!autodocs', '!test', 'one-theme'];
const siteStories = fileURLToPath(new URL('../src/site/site-stories.tsx', import.meta.url));

/** The page's name, `security` or `campaigns/spring`; undefined if it has a component of its own. */
function findPageName(file: string): string | undefined {
  const [, name] = RECORD.exec(file) ?? [];
  return readFileSync(file, 'utf8').includes('generated/page.json"') ? name : undefined;
}

/** `AboutUs` for `about-us`. */
function toExportName(name: string): string {
  return name.replaceAll(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Lists each page that is a list of sections as a story: a new file in `content/pages` needs no line here. */
export const pageIndexer: Indexer = {
  test: RECORD,
  createIndex: async (importPath) => {
    const name = findPageName(importPath);
    if (name === undefined) return [];
    return [
      { type: 'story', subtype: 'story', importPath, exportName: toExportName(name), title, tags },
    ];
  },
};

/** Makes the record of such a page a module with its story. */
export function pageStories(): Plugin {
  return {
    name: 'kestrova:page-stories',
    enforce: 'pre',
    load: {
      filter: { id: RECORD },
      handler(file) {
        const name = findPageName(file);
        // Storybook also loads the records that are no stories.
        if (name === undefined) return undefined;
        const path = new Map(Object.entries(paths)).get(name) ?? `/${name}`;
        const code = [
          `import { siteStories } from '${siteStories}';`,
          `export default { ...siteStories, title: '${title}', tags: ${JSON.stringify(tags)} };`,
          `export const ${toExportName(name)} = { args: { path: '${path}' } };`,
        ];
        return { code: code.join('\n'), moduleType: 'js' };
      },
    },
  };
}
