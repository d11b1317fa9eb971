import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyAndOpen, createCv, findEmail } from '../../testing/own-application.ts';
import { readMail } from '../../testing/read-mail.ts';
import { startTestServer } from '../../testing/running-server.ts';
import { until } from '../../testing/until.ts';

test('an .eml has the files byte for byte, and goes when its application is withdrawn', async () => {
  const server = await startTestServer('sqlite');
  const { dataDir } = server;
  const cv = createCv('cv.pdf', 200_000);
  const { own, data } = await applyAndOpen(server, {}, { cv });
  const [application] = await server.findApplications(data.email);
  const reference = application?.reference ?? 'none';
  const notice = await findEmail(dataDir, 'careers@kestrova.example', reference);
  const [attachment] = notice.attachments;
  expect(attachment?.filename).toBe(`${reference}-cv.pdf`);
  expect(attachment?.content).toEqual(await cv.arrayBuffer());
  expect((await own.withdraw()).status).toBe(200);
  await until(async () =>
    (await readMail(dataDir)).every(({ attachments }) => attachments.length === 0),
  );
  await server.stop();
});

test('an email that cannot be written leaves nothing behind, and is tried again', async () => {
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
  const file = { filename: 'cv.pdf', contentType: 'application/pdf', path, size: 3 };
  const email = { ...row, messageId: '<another@kestrova.example>' };
  const send = () => transport.send(email, [file], async () => true);
  await expect(send()).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual(before);
  await writeFile(path, 'abc');
  expect(await send()).toBe(true);
  expect(await readdir(folder)).toHaveLength(before.length + 1);
  await server.stop();
});
