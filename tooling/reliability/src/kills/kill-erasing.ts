import { readdirSync } from 'node:fs';
import {
  createApplicationData,
  findTraces,
  startCliProcess,
  startServerRun,
  until,
  type DialectName,
} from '@kestrova/api/testing';
import { sendApplication } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

const applications = 300;

/** Erasing is killed after the rows are deleted; repeating it deletes the files that are left. */
export async function killErasing(options: RunOptions, dialect: DialectName): Promise<Result> {
  await using run = await startServerRun(await options.createDatabase(dialect));
  const { environment, config } = run.place;
  const data = createApplicationData();
  for (let sent = 0; sent < applications; sent += 1) {
    await sendApplication(run.visitor, 1000, { data });
  }
  const countUploads = () =>
    readdirSync(config.files.uploadsDir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
  const erase = ['people', 'erase', data.email, '--yes'];
  const command = startCliProcess(environment, ...erase);
  await until(() => countUploads() < applications);
  command.child.kill('SIGKILL');
  await command.ended;
  const left = countUploads();
  const { code } = await run.run(...erase);
  await using database = run.place.openDatabase();
  const traces = await findTraces(database, config.dataDir, data.email);
  return createResult([`${left} files left by the kill`, ...traces].join('; '), {
    'the kill left nothing': left === 0,
    'wrong exit code': code !== 0,
    'files left': countUploads(),
    'traces left': traces.length,
  });
}
