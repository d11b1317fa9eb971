import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { shotKinds } from './shot.ts';

const FOLDER = new URL('./baseline/', import.meta.url);
const HASHES = new URL('hashes.json', FOLDER);
const PICTURES = new URL('pictures/', FOLDER);

/** Hashes of the shots by story id, then by kind of shot. */
export type ShotHashes = Record<string, Record<string, string>>;

/** What tells two shots apart without looking at them, and names the picture kept of them. */
export function hashShot(png: Buffer): string {
  return createHash('sha256').update(png).digest('hex').slice(0, 16);
}

/** The hashes of the shots that were taken as the truth. */
export async function readHashes(): Promise<ShotHashes> {
  return JSON.parse(await readFile(HASHES, 'utf8')) as ShotHashes;
}

/** Keeps the hashes, sorted, so that a change shows as the lines that changed. */
export async function saveHashes(hashes: ShotHashes): Promise<void> {
  const sorted = Object.entries(hashes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, kinds]) => [id, Object.fromEntries(shotKinds.map((kind) => [kind, kinds[kind]]))]);
  await writeFile(HASHES, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The small picture kept of the shots with this hash. */
export function readPicture(hash: string): Promise<Buffer> {
  return readFile(new URL(`${hash}.webp`, PICTURES));
}

/** Keeps a small picture; stories that look alike share one. */
export async function savePicture(hash: string, webp: Buffer): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await writeFile(new URL(`${hash}.webp`, PICTURES), webp);
}

/** Removes the pictures that no story looks like any more. */
export async function removeUnusedPictures(hashes: ShotHashes): Promise<void> {
  const used = new Set(Object.values(hashes).flatMap((kinds) => Object.values(kinds)));
  for (const file of await readdir(PICTURES)) {
    if (!used.has(file.replace(/\.webp$/, ''))) await rm(new URL(file, PICTURES));
  }
}
