import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJob } from '../testing/alerts.ts';
import { runCli } from '../testing/operator.ts';
import { dialects } from '../testing/place.ts';
import { createTestPlace } from '../testing/test-server.ts';

const job = createJob({ jobCode: 'XL-1', createdDate: '2026-11-21' });

test.each(dialects)('opens a job again by a later closing date (%s)', async (dialect) => {
  const { config, environment, ...operator } = await createTestPlace(dialect);
  const importWith = async (closingDate?: string) => {
    const path = join(config.dataDir, 'job.json');
    writeFileSync(path, JSON.stringify([{ ...job, closingDate }]));
    return (await runCli(environment, 'jobs', 'import', path, '--yes')).output;
  };
  const expectListed = async (state: 'open' | 'closed', closingDate: string | null) => {
    const listed = expect.objectContaining({ jobCode: job.jobCode, closingDate });
    expect(await operator.runForJson('jobs', 'list', '--state', state)).toContainEqual(listed);
  };

  expect(await importWith('2026-01-31')).toContain('passed:\n  XL-1 closingDate: 2026-01-31\n');
  await expectListed('closed', '2026-01-31');
  expect(await operator.runForError('jobs', 'reopen', job.jobCode)).toContain(
    'closing dates have passed: XL-1 (2026-01-31). Import these jobs with a later closingDate',
  );
  expect(await importWith('2999-12-31')).toContain('closingDate: 2026-01-31 → 2999-12-31\n');
  await expectListed('open', '2999-12-31');
  expect(await importWith()).toContain('closingDate: 2999-12-31 → (empty)\n');
  await expectListed('open', null);
  await operator.runForJson('jobs', 'close', job.jobCode);
  await importWith('2999-12-31');
  await expectListed('closed', '2999-12-31');
});
