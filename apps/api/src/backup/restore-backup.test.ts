import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createLedger, startLoad } from '../../chaos/ledger.ts';
import { startServer } from '../server.ts';
import { placeKinds, startBackupRun } from '../testing/backup-run.ts';
import { sha256 } from '../testing/sample-files.ts';
import { until } from '../testing/until.ts';

describe.each(placeKinds)('a restored backup of $dialect with a $files', (kind) => {
  test('holds all that visitors were thanked for before it began, while others send more', async () => {
    await using run = await startBackupRun(kind);
    const ledger = createLedger();
    const load = startLoad(() => run.server.port, 4, ledger);
    await until(() => ledger.acknowledged.size >= 40);
    const before = new Map(ledger.acknowledged);
    const folder = run.newFolder();
    await run.runForJson(['backup', 'create', folder]);
    expect(ledger.acknowledged.size).toBeGreaterThan(before.size);
    await load.stop();
    expect(await run.runForJson(['backup', 'verify', folder], {})).toMatchObject({
      isWhole: true,
      problems: 0,
    });

    const place = await run.createEmptyPlace();
    await run.runForJson(['backup', 'restore', folder], place.environment);
    const copy = await startServer(place.config);
    const ready = await fetch(`http://127.0.0.1:${copy.port}/health/ready`);
    expect(ready.status).toBe(200);
    const { queries } = copy.services.database;
    const contacts = await queries.selectFrom('contactRequests').select('email').execute();
    const files = await queries
      .selectFrom('applicationFiles')
      .innerJoin('applications', 'applications.id', 'applicationFiles.applicationId')
      .select(['email', 'name'])
      .execute();
    const found = new Map<string, string | undefined>(
      contacts.map(({ email }) => [email, undefined]),
    );
    for (const { email, name } of files) {
      found.set(email, sha256(await buffer(await copy.services.store.open(name))));
    }
    for (const [email, hash] of before) expect([email, found.get(email)]).toEqual([email, hash]);
    expect([...before.keys()].filter((email) => !found.has(email))).toEqual([]);
    await copy.stop();
  });
});
