import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { openForTest } from '../../testing/open-for-test.ts';
import { placeKinds } from '../../testing/place.ts';
import { renderRow } from '../../testing/render-row.ts';
import {
  createDocx,
  createFile,
  createPdf,
  mimeTypes,
  sha256,
} from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { findOwnToken, joinLines, openOwnApplication } from '../../testing/visitor.ts';
import { listDeliveries, resendDeliveries } from '../delivery-overview.ts';
import { sendWithAttachments } from './email-channel.ts';

const careersTo = 'careers@kestrova.example';
const [cv, additionalFile] = [createPdf(300_000), createDocx()];

describe.each(placeKinds)('sending notices with files on $dialect in a $files', async (kind) => {
  const mail = await openForTest(startMailServer());
  const bucket = await openForTest(startBucketServer());
  const server = await startTestServer(kind.dialect, {
    ...(kind.files === 'bucket' && bucket.environment),
    SMTP_URL: mail.url,
    // The tests trigger each retry.
    OUTBOX_FIRST_RETRY_MS: '600000',
  });
  beforeEach(() => {
    mail.setMode('accepting');
    mail.emails.length = 0;
  });

  async function apply() {
    const data = await server.visitor.apply(
      {},
      {
        cv: createFile(cv, 'Zoë Lebenslauf.pdf'),
        additionalFile: createFile(additionalFile, 'letter.docx'),
      },
    );
    const [application] = await server.findApplications(data.email);
    const reference = application?.reference ?? 'none';
    const nameOf = (part: string) =>
      application?.files.find((file) => file.part === part)?.name ?? 'none';
    return { data, reference, nameOf };
  }
  const findRow = async (reference: string) => {
    const rows = await listDeliveries(server.services.database.queries, 'email', 'all', 100);
    return rows.find((row) => row.recipient === careersTo && row.subject.includes(reference));
  };
  async function receiveNotice(reference: string): Promise<Email> {
    const isNotice = ({ to, subject }: Email) =>
      to?.[0]?.address === careersTo && subject?.includes(reference) === true;
    const notice = await until(() => mail.emails.find(isNotice));
    await until(async () => (await findRow(reference))?.state === 'sent');
    // The copies of the files are deleted once the notice is sent.
    expect(await readdir(join(server.dataDir, 'outgoing'))).toEqual([]);
    return notice;
  }
  /** The first attempt fails; the test triggers the next one. */
  async function applyAndDelay() {
    mail.setMode('greylisting');
    const application = await apply();
    const hasFailed = async () => (await findRow(application.reference))?.lastError !== null;
    await until(hasFailed);
    mail.setMode('accepting');
    return application;
  }
  async function tryAgain(reference: string): Promise<void> {
    const row = await findRow(reference);
    await resendDeliveries(server.services.database.queries, 'email', [row?.id ?? '']);
  }

  test('attaches the uploaded files byte for byte, with the applicant as Reply-To', async () => {
    const { data, reference } = await apply();
    const notice = await receiveNotice(reference);
    const attached = notice.attachments.map(({ filename, mimeType, content }) => [
      filename,
      mimeType,
      sha256(Buffer.from(content as ArrayBuffer)),
    ]);
    expect(attached).toEqual([
      [`${reference}-cv.pdf`, mimeTypes.pdf, sha256(cv)],
      [`${reference}-additionalFile.docx`, mimeTypes.docx, sha256(additionalFile)],
    ]);
    expect(notice.replyTo).toEqual([{ name: '', address: data.email }]);
    expect(joinLines(notice.text)).toContain(
      `${reference}-cv.pdf (sent as Zoë Lebenslauf.pdf, 293 KB`,
    );
    expect(mail.emails.filter((email) => email.attachments.length > 0)).toHaveLength(1);
  });

  test.each(['small', 'small-unannounced'] as const)(
    'omits the files for a mail server that is %s, and names the export command',
    async (mode) => {
      mail.setMode(mode);
      const { reference } = await apply();
      const notice = await receiveNotice(reference);
      expect(notice.attachments).toEqual([]);
      expect(joinLines(notice.text)).toContain('a file that is missing is exported as below');
      expect(notice.text).toContain(`export --reference ${reference}\n`);
      expect(await findRow(reference)).toMatchObject({ attempts: 1, lastError: null });
    },
  );

  test.each([
    ['is gone', (name: string) => server.services.store.remove(name)],
    [
      'is not what was checked',
      async (name: string) => {
        const path = join(server.dataDir, 'another.pdf');
        await writeFile(path, 'another content');
        await server.services.store.save(name, { path, size: 15, sha256: '' });
      },
    ],
  ])('omits a file that %s', async (_, change) => {
    const { reference, nameOf } = await applyAndDelay();
    await change(nameOf('cv'));
    await tryAgain(reference);
    const { attachments } = await receiveNotice(reference);
    expect(attachments.map(({ filename }) => filename)).toEqual([
      `${reference}-additionalFile.docx`,
    ]);
  });

  test('sends no notice of an application that is withdrawn', async () => {
    mail.setMode('holding');
    const { data, reference } = await apply();
    await until(() => mail.countHeld() === 2);
    const own = openOwnApplication(server.visitor, await readToken(server, data.email));
    expect((await own.withdraw()).status).toBe(200);
    mail.setMode('accepting');
    await until(() => mail.emails.length === 2);
    await until(async () => (await readdir(join(server.dataDir, 'outgoing'))).length === 0);
    const subjects = mail.emails.map(({ subject }) => subject);
    expect(subjects).toContainEqual(
      expect.stringMatching(`^Application ${reference} .*withdrawn$`),
    );
    expect(subjects).toContainEqual(expect.stringMatching('^You have withdrawn'));
    expect(JSON.stringify(mail.emails)).not.toContain(data.phNo);
  });

  test('omits files that cannot be read at the last attempt', async () => {
    await applyAndDelay();
    const { database, store: opened } = server.services;
    const rows = database.queries.selectFrom('outbox_emails').selectAll();
    const row = await rows.where('attachments', 'is not', null).executeTakeFirstOrThrow();
    const email = await renderRow(row);
    const sent: number[] = [];
    const transport = {
      ...server.services.transport,
      send: async (_email: unknown, files: readonly unknown[]) => sent.push(files.length) > 0,
    };
    const away = { ...opened, open: () => Promise.reject(new Error('away')) };
    const services = { ...server.services, transport, store: away };
    const begin = async () => true;
    await expect(
      sendWithAttachments(services, email, { begin, isLastAttempt: false }),
    ).rejects.toThrow('could not be read from the store');
    const outcome = await sendWithAttachments(services, email, { begin, isLastAttempt: true });
    expect(outcome).toBe('sent-without-files');
    expect(sent).toEqual([0]);
  });
});

async function readToken({ services }: TestServer, recipient: string): Promise<string> {
  const rows = services.database.queries.selectFrom('outbox_emails').selectAll();
  const row = await rows.where('recipient', '=', recipient).executeTakeFirstOrThrow();
  return findOwnToken(await renderRow(row));
}
