import { expect, test } from 'vitest';
import { killServer } from '../chaos/kill-server.ts';
import { disturbMail } from '../chaos/mail.ts';
import { fillDisk, runOutOfDescriptors } from '../chaos/scarcity.ts';
import { cutUploads, repeatSubmissions } from '../chaos/submissions.ts';
import { keepPrivate } from '../chaos/unready-server.ts';
import { startOnWrongDatabase } from '../chaos/wrong-data.ts';
import { createTestPlace, dialects } from './testing/test-database.ts';

// The short version of `npm run chaos`.
test.each(dialects)(
  'loses and doubles nothing when it is killed under load (%s)',
  { tags: ['ASVS-2.3.3', 'ASVS-16.5.3'] },
  async (dialect) => {
    const place = await createTestPlace(dialect);
    const audit = await killServer(place, { kills: 3, visitors: 6, maxLifetime: 400 });
    expect(audit).toMatchObject({ missing: 0, doubled: 0, damagedFiles: 0 });
    expect(audit.acknowledged).toBeGreaterThan(0);
    place.remove();
  },
);

test.each([
  ['a mail server that is away', () => disturbMail('away')],
  ['a disk that fills up', fillDisk],
  ['descriptors that run out', () => runOutOfDescriptors(512)],
  ['uploads that are cut off', cutUploads],
  ['submissions that are repeated', repeatSubmissions],
  ['a database that was emptied', () => startOnWrongDatabase('emptied')],
  ['data that others could read', keepPrivate],
])('holds against %s', { tags: ['ASVS-16.5.2'] }, async (_, disturb) => {
  const finding = await disturb();
  expect(finding.holds, finding.result).toBe(true);
});
