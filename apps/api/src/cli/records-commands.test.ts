import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ageRecords } from '../testing/age-records.ts';
import { findInFiles } from '../testing/find-in-files.ts';
import { startServerRun, type ServerRun } from '../testing/server-run.ts';
import { createCv, findEmail, findSecret, openOwnApplication } from '../testing/own-application.ts';
import { readMail } from '../testing/read-mail.ts';
import { createFile, createPdf, mimeTypes, sha256 } from '../testing/sample-files.ts';
import { type TestPlace, createTestPlace, dialects } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  type Visitor,
} from '../testing/visitor.ts';

const csvRows = z.array(z.record(z.string(), z.string()));

describe.each(dialects)('commands for what visitors sent on %s', (dialect) => {
  let operator: ServerRun;
  let place: TestPlace;
  let visitor: Visitor;
  beforeAll(async () => {
    operator = await startServerRun(await createTestPlace(dialect));
    ({ place, visitor } = operator);
  });
  afterAll(() => operator.stop());

  test('exports applications with their present files, and contact requests', async () => {
    const [data, pdf] = [
      createApplicationData({ coverLetterDescription: '=1+1' }),
      createPdf(5000),
    ];
    const files = { cv: createFile(pdf, '../../cv.pdf', mimeTypes.pdf) };
    await visitor.sendApplication(createApplicationForm(data, { cv: createCv() }));
    const { dataDir } = place.config;
    const confirmation = await findEmail(dataDir, data.email, 'We received your application');
    const own = openOwnApplication(visitor, findSecret(confirmation));
    expect((await own.replace(files)).status).toBe(200);
    const folder = join(place.config.dataDir, 'export');
    expect(
      await operator.runForJson('applications', 'export', folder, '--job', 'US-FIN-1042'),
    ).toMatchObject({
      applications: 1,
      files: 1,
      damaged: [],
    });
    const csv: unknown = parse(readFileSync(join(folder, 'applications.csv')), {
      columns: true,
      bom: true,
    });
    const [row] = csvRows.parse(csv);
    expect(row).not.toHaveProperty('secretHash');
    expect(row).toMatchObject({ email: data.email, coverLetterDescription: "'=1+1" });
    expect(sha256(readFileSync(join(folder, row?.['cv'] ?? '')))).toBe(sha256(pdf));

    const request = createContactRequest({ message: 'one\rforged row' });
    await visitor.sendContactRequest(request);
    const file = join(place.config.dataDir, 'contacts.csv');
    expect(await operator.runForJson('contacts', 'export', file)).toMatchObject({ contacts: 1 });
    const contacts = readFileSync(file, 'utf8');
    expect(contacts).toContain(request.email);
    expect(contacts).toContain(`"${request.message}"`);
  });

  test('exports past a file that is missing, and names it', async () => {
    const uploads = place.config.files.uploadsDir;
    const stored = readdirSync(uploads, { recursive: true, withFileTypes: true }).find((entry) =>
      entry.isFile(),
    );
    const path = join(stored?.parentPath ?? '', stored?.name ?? '');
    const content = readFileSync(path);
    rmSync(path);
    const folder = join(place.config.dataDir, 'rest');
    const { code, output, errors } = await operator.run('applications', 'export', folder);
    writeFileSync(path, content);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining(`missing or cannot be read: ${stored?.name}`),
    ]);
    expect(JSON.parse(output)).toMatchObject({
      applications: 1,
      files: 0,
      missing: [stored?.name],
    });
    expect(readFileSync(join(folder, 'applications.csv'), 'utf8')).toContain(
      `missing: ${stored?.name}`,
    );
  });

  test('erases one person everywhere, and no other', { tags: ['ASVS-14.2.4'] }, async () => {
    const email = 'Someone.Special@example.com';
    const other = createContactRequest();
    const files = { cv: createFile(createPdf(100), 'cv.pdf', mimeTypes.pdf) };
    await visitor.sendContactRequest(createContactRequest({ email }), crypto.randomUUID());
    await visitor.sendContactRequest(other);
    await visitor.sendApplication(
      createApplicationForm(createApplicationData({ email: email.toLowerCase() }), files),
      crypto.randomUUID(),
    );
    const mentions = async () =>
      (await readMail(place.config.dataDir)).filter((mail) =>
        JSON.stringify(mail).toLowerCase().includes(email.toLowerCase()),
      ).length;
    await until(async () => (await mentions()) === 4);
    const unconfirmed = await operator.run('people', 'erase', email);
    expect([unconfirmed.code, unconfirmed.errors]).toEqual([
      1,
      expect.stringContaining('add --yes'),
    ]);
    expect(await operator.runForJson('people', 'erase', email.toUpperCase(), '--yes')).toEqual({
      records: 2,
      files: 1,
      emails: 4,
      handedOver: 0,
      pending: 0,
      overwritten: dialect === 'sqlite' || undefined,
    });
    expect(await mentions()).toBe(0);
    if (dialect === 'sqlite') expect(findInFiles(place.config.dataDir, email)).toEqual([]);
    expect(await operator.runForJson('people', 'erase', email, '--yes')).toMatchObject({
      records: 0,
    });
    const { output } = await operator.run('contacts', 'list');
    expect(output).toContain(other.email);
  });

  test(
    'deletes what is older than the retention period',
    { tags: ['ASVS-14.2.4', 'ASVS-14.2.7'] },
    async () => {
      expect(await operator.runForJson('retention', 'apply', '--yes')).toMatchObject({
        older: 0,
        records: 0,
      });
      await until(
        async () =>
          JSON.stringify(await operator.runForJson('emails', 'list', '--state', 'waiting')) ===
          '[]',
      );
      await ageRecords(place.config.database, 400);
      expect(await operator.runForJson('retention', 'apply', '--dry-run')).toMatchObject({
        records: 0,
      });
      expect(await operator.runForJson('retention', 'apply', '--yes')).toMatchObject({
        records: 3,
        files: 1,
      });
      expect(readdirSync(join(place.config.dataDir, 'mail'))).toEqual([]);
      expect(await operator.runForJson('applications', 'list')).toEqual([]);
    },
  );

  test('exports the application of a notice by its command, and no other', async () => {
    const { dataDir } = place.config;
    for (const firstName of ['Asha', 'Ravi']) {
      const form = createApplicationForm(createApplicationData({ firstName }), { cv: createCv() });
      expect((await visitor.sendApplication(form)).status).toBe(200);
    }
    const notice = await findEmail(dataDir, 'careers@kestrova.example', 'Ravi');
    const command = / operator -- (.+)\n/.exec(notice.text ?? '')?.[1] ?? '';
    const reference = command.split(' ').at(-1) ?? '';
    const folder = join(dataDir, 'one');
    const inFolder = command.replace(`./${reference}`, folder).split(' ');
    expect(await operator.runForJson(...inFolder)).toMatchObject({ applications: 1, files: 1 });
    expect(readdirSync(join(folder, 'files'))).toEqual([notice.attachments[0]?.filename]);

    const nowhere = join(dataDir, 'nowhere');
    const unknown = ['applications', 'export', nowhere, '--reference', 'a-none-none'];
    const { code, errors } = await operator.run(...unknown);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining('There is no application A-NONE-NONE.'),
    ]);
    expect(existsSync(nowhere)).toBe(false);
  });
});
