import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { shotKind, shotKinds, type Shot } from './shot.ts';

const FOLDER = new URL('./baseline/', import.meta.url);
const HASHES = new URL('hashes.json', FOLDER);

/** Hashes of the shots by story id, then by kind of shot. */
export type ShotHashes = Record<string, Record<string, string>>;

/** What tells two shots apart without looking at them. */
export function hashShot(png: Buffer): string {
  return createHash('sha256').update(png).digest('hex').slice(0, 16);
}

/** The hashes of the shots that the small pictures were made of. */
export async function readHashes(): Promise<ShotHashes> {
  return JSON.parse(await readFile(HASHES, 'utf8')) as ShotHashes;
}

/** Keeps the hashes, sorted, so that a change shows as the lines that changed. */
export async function saveHashes(hashes: ShotHashes): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(hashes)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, kinds]) => [id, Object.fromEntries(shotKinds.map((kind) => [kind, kinds[kind]]))]),
  );
  await mkdir(FOLDER, { recursive: true });
  await writeFile(HASHES, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The small picture kept of a shot. */
export function readPicture(shot: Shot): Promise<Buffer> {
  return readFile(pictureFile(shot));
}

/** Keeps the small picture of a shot. */
export async function savePicture(shot: Shot, webp: Buffer): Promise<void> {
  await mkdir(new URL(`${shotKind(shot)}/`, FOLDER), { recursive: true });
  await writeFile(pictureFile(shot), webp);
}

/** Removes the pictures of stories that no longer exist. */
export async function removePicturesExcept(storyIds: ReadonlySet<string>): Promise<void> {
  for (const kind of shotKinds) {
    const folder = new URL(`${kind}/`, FOLDER);
    for (const file of await readdir(folder)) {
      if (!storyIds.has(file.replace(/\.webp$/, ''))) await rm(new URL(file, folder));
    }
  }
}

function pictureFile(shot: Shot): URL {
  return new URL(`${shotKind(shot)}/${shot.storyId}.webp`, FOLDER);
}
