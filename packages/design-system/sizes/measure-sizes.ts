import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { readPackagesFromSource } from '@kestrova/config/source';
import { CSS_TARGET } from '@kestrova/config/css-target';
import { build, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const ENTRY = 'virtual:entry';

/** Bytes over the wire, after brotli. */
export interface Sizes {
  js: number;
  css: number;
}

/** Builds one program as the site would and weighs what comes out, React left aside. */
export async function measureSizes(program: string): Promise<Sizes> {
  const result = await build({
    ...readPackagesFromSource,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `${source}${ENTRY}.ts` : undefined),
        load: (id) => (id.endsWith(`${ENTRY}.ts`) ? program : undefined),
      },
    ],
    build: {
      write: false,
      cssTarget: CSS_TARGET,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const weigh = (extension: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(extension))
      .map((file) => (file.type === 'chunk' ? file.code : file.source))
      .reduce((sum, text) => sum + (text.length > 1 ? brotliCompressSync(text).length : 0), 0);
  return { js: weigh('.js'), css: weigh('.css') };
}
