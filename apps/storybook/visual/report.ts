import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PictureDifference } from './darkroom-page.ts';
import { shotKind, type Shot } from './shot.ts';
import { webpUrl } from './darkroom.ts';

const FOLDER = new URL('../test-results/visual/', import.meta.url);

/** A shot that looks different from the picture kept of it. */
export interface ChangedShot {
  shot: Shot;
  before: Buffer;
  difference: PictureDifference;
}

/** Everything in which the stories differ from the baseline. */
export interface Changes {
  changed: readonly ChangedShot[];
  /** Ids of stories that have no picture yet. */
  added: readonly string[];
  /** Ids of stories that have a picture and exist no more. */
  gone: readonly string[];
}

/** Writes the page that shows each change before, after and marked, and returns where it is. */
export async function writeReport({ changed, added, gone }: Changes): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const { shot } of changed) await writeFile(new URL(pngName(shot), FOLDER), shot.png);
  const page = new URL('index.html', FOLDER);
  await writeFile(
    page,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${changed.length} pictures differ</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem auto; padding-inline: 1rem; max-width: 90rem; }
  h2 { font-size: 1.125rem; margin-block: 3rem 0.5rem; }
  .pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  figcaption { font-size: 0.875rem; opacity: 0.75; }
  img { width: 100%; outline: 1px solid color-mix(in oklch, currentcolor 25%, transparent); }
</style>
<h1>${changed.length} pictures differ</h1>
${listOf('New stories', added)}
${listOf('Stories that are gone', gone)}
${changed.toSorted(byName).map(changeSection).join('\n')}
</html>
`,
  );
  return fileURLToPath(page);
}

function listOf(title: string, ids: readonly string[]): string {
  if (ids.length === 0) return '';
  return `<h2>${title}</h2>\n<ul>${ids.map((id) => `<li>${id}</li>`).join('')}</ul>`;
}

function changeSection({ shot, before, difference }: ChangedShot): string {
  const summary = difference.resized
    ? 'Another size'
    : `${difference.squares} squares of 8 px differ, by up to ${difference.greatest} of 255`;
  return `<h2>${shot.storyId} · ${shotKind(shot)}</h2>
<p>${summary}</p>
<div class="pictures">
${figure('Before', webpUrl(before))}
${figure('After', pngName(shot))}
${figure('What differs', difference.marked)}
</div>`;
}

function figure(caption: string, source: string): string {
  return `<figure><figcaption>${caption}</figcaption><img src="${source}" alt="${caption}" loading="lazy"></figure>`;
}

function pngName(shot: Shot): string {
  return `${shot.storyId}.${shotKind(shot)}.png`;
}

function byName(one: ChangedShot, other: ChangedShot): number {
  return pngName(one.shot) < pngName(other.shot) ? -1 : 1;
}
