import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { putSecretsBack } from '../outbox/email-secrets.ts';
import { findSecret, openOwnApplication } from '../../testing/own-application.ts';
import { startTestServer, type TestServer } from '../../testing/running-server.ts';
import { createDocx, createFile, createPdf, mimeTypes } from '../../testing/sample-files.ts';
import { openBucket, openFolder, type TestStore } from '../../testing/stores.ts';
import { until } from '../../testing/until.ts';
import { createApplicationData, createApplicationForm } from '../../testing/visitor.ts';
import { listEmails, resendEmails } from '../outbox/email-overview.ts';
import { sendWithAttachments } from './send-with-attachments.ts';

const careersTo = 'careers@kestrova.example';
const [cv, additionalFile] = [createPdf(300_000), createDocx()];

const places = [
  ['sqlite', 'a folder', openFolder],
  ['postgres', 'a bucket', openBucket],
] as const;

describe.each(places)('notices with files on %s and %s', (dialect, _, openStore) => {
  let mail: MailServer;
  let server: TestServer;
  let store: TestStore;
  beforeAll(async () => {
    mail = await startMailServer();
    store = await openStore();
    server = await startTestServer(dialect, {
      ...store.environment,
      SMTP_URL: mail.url,
      // The tests say when an email is tried again.
      OUTBOX_FIRST_RETRY_MS: '600000',
    });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([mail.stop(), store.stop()]);
  });
  beforeEach(() => {
    mail.setMode('accepting');
    mail.emails.length = 0;
  });

  async function apply() {
    const data = createApplicationData();
    const files = {
      cv: createFile(cv, 'Zoë Lebenslauf.pdf', mimeTypes.pdf),
      additionalFile: createFile(additionalFile, 'letter.docx', mimeTypes.docx),
    };
    const form = createApplicationForm(data, files);
    expect((await server.visitor.sendApplication(form)).status).toBe(200);
    const [application] = await server.findApplications(data.email);
    const reference = application?.reference ?? 'none';
    const nameOf = (part: string) =>
      application?.files.find((file) => file.part === part)?.name ?? 'none';
    return { data, reference, nameOf };
  }
  const findRow = async (reference: string) => {
    const rows = await listEmails(server.services.database.queries, 'all', 100);
    return rows.find((row) => row.recipient === careersTo && row.subject.includes(reference));
  };
  async function receiveNotice(reference: string): Promise<Email> {
    const isNotice = ({ to, subject }: Email) =>
      to?.[0]?.address === careersTo && subject?.includes(reference) === true;
    await until(() => mail.emails.some(isNotice));
    await until(async () => (await findRow(reference))?.state === 'sent');
    // The copies of the files go when the notice has gone.
    expect(await readdir(join(server.dataDir, 'outgoing'))).toEqual([]);
    return mail.emails.find(isNotice)!;
  }
  /** The first attempt fails, and the next one is made when the test says so. */
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
    await resendEmails(server.services.database.queries, [row?.id ?? '']);
  }

  test('carry what was uploaded, byte for byte, and answer the applicant', async () => {
    const { data, reference } = await apply();
    const notice = await receiveNotice(reference);
    const [first, second] = notice.attachments;
    expect(first).toMatchObject({ filename: `${reference}-cv.pdf`, mimeType: mimeTypes.pdf });
    expect(second).toMatchObject({
      filename: `${reference}-additionalFile.docx`,
      mimeType: mimeTypes.docx,
    });
    expect(cv.equals(readContent(first))).toBe(true);
    expect(additionalFile.equals(readContent(second))).toBe(true);
    expect(notice.replyTo).toEqual([{ name: '', address: data.email }]);
    expect(unwrap(notice.text)).toContain(
      `${reference}-cv.pdf (sent as Zoë Lebenslauf.pdf, 294 KB`,
    );
    expect(mail.emails.filter((email) => email.attachments.length > 0)).toHaveLength(1);
  });

  test.each(['small', 'small-unannounced'] as const)(
    'go without them to a mail server that is %s, and say how to export them',
    async (mode) => {
      mail.setMode(mode);
      const { reference } = await apply();
      const notice = await receiveNotice(reference);
      expect(notice.attachments).toEqual([]);
      expect(unwrap(notice.text)).toContain('a file that is missing is exported as below');
      expect(notice.text).toContain(`export ./${reference} --reference ${reference}\n`);
      expect(await findRow(reference)).toMatchObject({ attempts: 1, lastError: null });
    },
  );

  test('go without a file that is gone', async () => {
    const { reference, nameOf } = await applyAndDelay();
    await server.services.store.remove(nameOf('cv'));
    await tryAgain(reference);
    const notice = await receiveNotice(reference);
    expect(notice.attachments.map(({ filename }) => filename)).toEqual([
      `${reference}-additionalFile.docx`,
    ]);
  });

  test('go without a file whose content is not what was checked', async () => {
    const { reference, nameOf } = await applyAndDelay();
    const path = join(server.dataDir, 'another.pdf');
    await writeFile(path, 'another content');
    await server.services.store.save(nameOf('cv'), { path, size: 15, sha256: '' });
    await tryAgain(reference);
    const notice = await receiveNotice(reference);
    expect(notice.attachments).toHaveLength(1);
    expect(notice.attachments[0]?.filename).toBe(`${reference}-additionalFile.docx`);
  });

  test('are not sent once the application is withdrawn', async () => {
    mail.setMode('holding');
    const { data, reference } = await apply();
    await until(() => mail.countHeld() === 2);
    const own = openOwnApplication(server.visitor, await readSecret(server, data.email));
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

  test('wait for a store that is away, and say why', async () => {
    const { reference } = await applyAndDelay();
    await store.setAway(true, server.dataDir);
    await tryAgain(reference);
    await until(
      async () => (await findRow(reference))?.lastError?.includes('from the store') === true,
    );
    await store.setAway(false, server.dataDir);
    await tryAgain(reference);
    expect((await receiveNotice(reference)).attachments).toHaveLength(2);
  });

  test('go without the files at the last attempt, rather than not at all', async () => {
    await applyAndDelay();
    const { database, store: opened } = server.services;
    const rows = database.queries.selectFrom('outbox_emails').selectAll();
    const row = await rows.where('attachments', 'is not', null).executeTakeFirstOrThrow();
    const sent: number[] = [];
    const transport = {
      ...server.services.transport,
      send: async (_email: unknown, files: readonly unknown[]) => sent.push(files.length) > 0,
    };
    const away = { ...opened, open: () => Promise.reject(new Error('away')) };
    const services = { ...server.services, transport, store: away };
    const begin = async () => true;
    await expect(
      sendWithAttachments(services, row, { begin, isLastAttempt: false }),
    ).rejects.toThrow('could not be read from the store');
    const outcome = await sendWithAttachments(services, row, { begin, isLastAttempt: true });
    expect(outcome).toBe('sent-without-files');
    expect(sent).toEqual([0]);
  });
});

function readContent(attachment: Email['attachments'][number] | undefined): Buffer {
  return Buffer.from(attachment?.content as ArrayBuffer);
}

/** Without the breaks of long lines. */
function unwrap(text = ''): string {
  return text.replaceAll(/(?<=\S)\n {0,30}(?=\S)/g, ' ');
}

async function readSecret({ services }: TestServer, recipient: string): Promise<string> {
  const rows = services.database.queries.selectFrom('outbox_emails').selectAll();
  const row = await rows.where('recipient', '=', recipient).executeTakeFirstOrThrow();
  return findSecret(await putSecretsBack(services.database, row));
}
