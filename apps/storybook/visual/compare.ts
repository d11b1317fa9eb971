/**
 * Compares all stories, or those whose ids begin with an argument, with the pictures kept, and
 * writes a report. Fails where one looks different, is new or is gone; with `--exact` also where a
 * single pixel differs, which only the machine that took the pictures can promise.
 */
import { parseArgs } from 'node:util';
import { hashShot, readHashes, readPicture } from './baseline.ts';
import type { Darkroom } from './darkroom.ts';
import { writeReport, type ChangedShot } from './report.ts';
import { shotKind, type Shot } from './shot.ts';
import { holdSession } from './studio.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { exact: { type: 'boolean', default: false } },
});

const hashes = await readHashes();
const changed: ChangedShot[] = [];
const added = new Set<string>();
let same = 0;
let alike = 0;

const { storyIds, chosenIds, seconds } = await holdSession(positionals, judge);
const gone = Object.keys(hashes).filter((id) => !storyIds.includes(id));
const report = await writeReport({ changed, added: [...added], gone });

console.log(
  `${chosenIds.length} stories in ${seconds} s: ${same} pictures are the same, ${alike} look the ` +
    `same, ${changed.length} differ; ${added.size} stories are new, ${gone.length} are gone.`,
);
if (changed.length + added.size + gone.length > 0) {
  console.log(`Look at ${report}\nIf that is as it should be, run visual:update and commit.`);
  process.exitCode = 1;
}

async function judge(shot: Shot, darkroom: Darkroom): Promise<void> {
  const hash = hashes[shot.storyId]?.[shotKind(shot)];
  if (!hash) {
    added.add(shot.storyId);
  } else if (hash === hashShot(shot.png)) {
    same += 1;
  } else {
    const before = await readPicture(hash);
    const difference = await darkroom.compare(before, await darkroom.shrink(shot.png));
    if (difference.resized || difference.squares > 0 || values.exact) {
      changed.push({ shot, before, difference });
    } else {
      alike += 1;
    }
  }
}
