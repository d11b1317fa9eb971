import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderRow } from '../../testing/render-row.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { applyAndOpen } from '../../testing/visitor.ts';

test('deletes an incomplete email file, and retries', async () => {
  const server = await startTestServer('sqlite');
  const { database, transport } = server.services;
  await applyAndOpen(server);
  const readRows = () => database.queries.selectFrom('outbox_emails').selectAll().execute();
  // Those of the server itself are written first.
  await until(async () => (await readRows()).every(({ state }) => state === 'sent'));
  const [row] = await readRows();
  if (row === undefined) throw new Error('there is no email');
  const [path, folder] = [join(server.dataDir, 'cv.pdf'), join(server.dataDir, 'mail')];
  const before = await readdir(folder);
  const file = { filename: 'cv.pdf', contentType: 'application/pdf', path, size: 3, sha256: '' };
  const rendered = await renderRow(row);
  const email = { ...rendered, messageId: '<another@kestrova.example>' };
  const send = () => transport.send(email, [file], async () => true);
  await expect(send()).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual(before);
  await writeFile(path, 'abc');
  expect(await send()).toBe(true);
  expect(await readdir(folder)).toHaveLength(before.length + 1);
});

test('ends every line of an email file with CRLF', async () => {
  const server = await startTestServer('sqlite');
  await applyAndOpen(server, { coverLetterDescription: 'Dear team,\nI like ledgers. '.repeat(20) });
  const folder = join(server.dataDir, 'mail');
  const names = await until(async () => {
    const found = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    return found.length === 2 && found;
  });
  for (const name of names) {
    expect(await readFile(join(folder, name), 'latin1'), name).not.toMatch(/(?<!\r)\n/);
  }
});
