import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  auditLedger,
  createPlace,
  startLoad,
  startServerProcess,
  until,
  type DialectName,
  type Ledger,
} from '@kestrova/api/testing';
import fc from 'fast-check';
import { killCommand } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

const records = 300;
/** How many files and folders the command has written, and how many milliseconds later it is killed. */
const moment = fc.record({
  // Every second record has a file.
  written: fc.integer({ min: 1, max: 4 + records / 2 }),
  delay: fc.nat(99),
});

/**
 * Kills `backup create` and `backup restore` in turn. A killed backup is complete or reported as
 * incomplete; a killed restore is run again, unless it had finished, and then everything acknowledged
 * exists once.
 */
export async function killBackups(options: RunOptions, dialect: DialectName): Promise<Result> {
  const kills = options.count ?? 20;
  await using run = await startServerProcess(createPlace(await options.createDatabase(dialect)));
  const ledger: Ledger = new Map();
  await using load = await startLoad([run.server.port], 4, ledger);
  await until(() => ledger.size >= records);
  await load.stop();
  const newFolder = (name: number | 'whole') => join(run.dataDir, 'backups', String(name));
  await run.runForJson('backup', 'create', newFolder('whole'));
  const met = { creating: 0, restoring: 0, finished: 0, unsaid: 0, failed: new Array<string>() };
  const broken: Record<string, number> = {};
  const moments = fc.sample(moment, { seed: options.seed, numRuns: kills });
  for (const [at, { written, delay }] of moments.entries()) {
    let end: number | undefined;
    const hasWritten = (folder: string) => () => {
      if (!existsSync(folder) || readdirSync(folder, { recursive: true }).length < written) {
        return false;
      }
      end ??= performance.now() + delay;
      return performance.now() >= end;
    };
    if (at % 2 === 0) {
      const folder = newFolder(at);
      const { environment } = run.place;
      await killCommand(environment, ['backup', 'create', folder], hasWritten(folder));
      if (existsSync(join(folder, 'SHA256SUMS'))) {
        await run.runForJson('backup', 'verify', folder);
        continue;
      }
      met.creating += 1;
      const { errors } = await run.run('backup', 'verify', folder);
      if (!errors.includes('is not a complete backup')) met.unsaid += 1;
      continue;
    }
    await using place = createPlace(await options.createDatabase(dialect));
    const restore = ['backup', 'restore', newFolder('whole')];
    const { dataDir } = place.config;
    if (await killCommand(place.environment, restore, hasWritten(dataDir))) met.restoring += 1;
    const { code, errors } = await place.run(...restore);
    if (errors.includes('it had finished')) met.finished += 1;
    else if (code !== 0) {
      met.failed.push(errors);
      continue;
    }
    const audit = await auditLedger(place, ledger);
    for (const [name, found] of Object.entries(audit.broken))
      broken[name] = (broken[name] ?? 0) + found;
  }
  const found = `${kills} kills, ${met.creating} of unfinished backups, ${met.restoring} of restores; ${met.finished} restores had finished; ${ledger.size} records`;
  return createResult([found, ...met.failed].join('; '), {
    ...broken,
    'no backup was killed before its end': met.creating === 0,
    'no restore was killed': kills > 1 && met.restoring === 0,
    'killed backups not reported as incomplete': met.unsaid,
    'restores that failed again': met.failed.length,
  });
}
