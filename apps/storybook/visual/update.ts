/** Takes the looks of all stories, or of those whose ids begin with an argument, as the truth. */
import {
  hashShot,
  readHashes,
  removeUnusedPictures,
  saveHashes,
  savePicture,
  type ShotHashes,
} from './baseline.ts';
import { shotKind } from './shot.ts';
import { holdSession } from './studio.ts';

const known = await readHashes();
const kept = new Set(Object.values(known).flatMap((kinds) => Object.values(kinds)));
const fresh: ShotHashes = {};
let changed = 0;

const { storyIds, chosenIds, seconds } = await holdSession(
  process.argv.slice(2),
  async (shot, darkroom) => {
    const hash = hashShot(shot.png);
    (fresh[shot.storyId] ??= {})[shotKind(shot)] = hash;
    if (known[shot.storyId]?.[shotKind(shot)] !== hash) changed += 1;
    if (kept.has(hash)) return;
    kept.add(hash);
    await savePicture(hash, await darkroom.shrink(shot.png));
  },
);

const all = Object.entries({ ...known, ...fresh }).filter(([id]) => storyIds.includes(id));
await saveHashes(Object.fromEntries(all));
await removeUnusedPictures(Object.fromEntries(all));
console.log(`${chosenIds.length} stories photographed in ${seconds} s, ${changed} looks renewed.`);
