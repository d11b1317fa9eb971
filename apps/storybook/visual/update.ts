/** Takes the pictures of all stories, or of those whose ids begin with an argument, as the truth. */
import {
  hashShot,
  readHashes,
  removePicturesExcept,
  saveHashes,
  savePicture,
  type ShotHashes,
} from './baseline.ts';
import { shotKind } from './shot.ts';
import { holdSession } from './studio.ts';

const known = await readHashes();
const fresh: ShotHashes = {};
let changed = 0;

const { storyIds, chosenIds, seconds } = await holdSession(
  process.argv.slice(2),
  async (shot, darkroom) => {
    const kind = shotKind(shot);
    const hash = hashShot(shot.png);
    (fresh[shot.storyId] ??= {})[kind] = hash;
    if (known[shot.storyId]?.[kind] === hash) return;
    changed += 1;
    await savePicture(shot, await darkroom.shrink(shot.png));
  },
);

const existing = new Set(storyIds);
const kept = Object.entries({ ...known, ...fresh }).filter(([id]) => existing.has(id));
await saveHashes(Object.fromEntries(kept));
await removePicturesExcept(existing);
console.log(
  `${chosenIds.length} stories photographed in ${seconds} s, ${changed} pictures renewed.`,
);
