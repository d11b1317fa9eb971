import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings } from '@kestrova/content/pictures';
import tokensCss from '@kestrova/design-system/tokens.css?raw';
import { parseTokens, themedPicture } from './themed-picture.ts';

/** Writes every picture of the site to `pictures/<name>.svg` in the site's folder. */
export async function writePictures(folder: string): Promise<void> {
  const tokens = parseTokens(tokensCss);
  const pictures = join(folder, 'pictures');
  await mkdir(pictures, { recursive: true });
  await Promise.all(
    Object.entries(drawings).map(([name, draw]) =>
      writeFile(join(pictures, `${name}.svg`), themedPicture(draw(), tokens)),
    ),
  );
}
