import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Bytes of code by package, before compression, for each file that the browser fetches. */
export type Composition = Record<string, Record<string, number>>;

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const OWN = /.*\/(packages|apps)\/([^/]+)\//;

/** Writes `composition.json` beside the site's folder: what each file of its code is made of. */
export function composition(): Plugin {
  return {
    name: 'kestrova:composition',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files: Composition = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const packages = (files[`/${chunk.fileName}`] ??= {});
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const owner = packageOf(id);
          packages[owner] = (packages[owner] ?? 0) + renderedLength;
        }
      }
      const file = join(dir, '../composition.json');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(files));
    },
  };
}

function packageOf(id: string): string {
  const [, installed] = PACKAGE.exec(id) ?? [];
  const [, room, own] = OWN.exec(id) ?? [];
  if (installed) return installed;
  return own ? `${room}/${own}` : 'bundler';
}
