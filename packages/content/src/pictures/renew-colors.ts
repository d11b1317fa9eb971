import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paint } from './palette.ts';

const cwd = resolve(import.meta.dirname, '../..');

for (const path of globSync(['public/pictures/*.svg', 'src/pictures/*.svg'], { cwd })) {
  const file = resolve(cwd, path);
  writeFileSync(file, paint(readFileSync(file, 'utf8')));
}
