import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { eraseAddress } from '../cli/people-commands.ts';
import { createTerminal, type Terminal } from '../cli/terminal.ts';
import { queryTimeouts } from '../database/open-database.ts';
import { createServices } from '../create-services.ts';
import { countDeliveries } from '../outbox/delivery-overview.ts';
import { saveEmails } from '../outbox/outbox-repository.ts';
import { findTraces } from '../testing/files.ts';
import { openForTest } from '../testing/open-for-test.ts';
import { runCli } from '../testing/operator.ts';
import { dialects } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import {
  applyAndOpen,
  createAlertRequest,
  createApplicationData,
  createContactRequest,
  findEmail,
} from '../testing/visitor.ts';
import { deletePerson, findPerson } from './erase-person.ts';

const nothingOf = (email: string) =>
  `Nothing is kept of ${email}. The command need not be run again.\n`;

describe.each(dialects)('erasing a person on %s, while the server runs,', async (dialect) => {
  const run = await startServerProcess(createTestPlace(dialect));
  const { dataDir, place, visitor } = run;
  const database = await openForTest(place.openDatabase());

  const erase = (email: string) => runCli(place.environment, 'people', 'erase', email, '--yes');
  const allAreSent = () =>
    until(async () => (await countDeliveries(database.queries)).waiting === 0);
  const mailDir = () => place.config.mail.dir;

  test('deletes all data of the person', { tags: ['ASVS-14.2.4'] }, async () => {
    const email = 'quillon.x@example.com';
    const traces = ['quillon', 'xanthopoulos', '2025550187', 'marzipan', 'nougat'];
    const other = await visitor.contact();
    const changes = {
      email,
      firstName: 'Quillon',
      lastName: 'Xanthopoulos',
      phNo: '2025550187',
      coverLetterDescription: 'I have made marzipan since 1999.',
    };
    const cv = createCv('nougat.pdf', 100);
    const request = createContactRequest({ email: email.toUpperCase().replace('COM', 'com') });
    request.message = 'Do you like marzipan?';
    await visitor.sendApplication(createApplicationData(changes), { cv }, crypto.randomUUID());
    await visitor.sendContactRequest(request, crypto.randomUUID());
    await visitor.sendJobAlert(createAlertRequest({ email, keywords: 'marzipan' }));
    await allAreSent();
    const isTheirs = (file: string) => readFileSync(join(mailDir(), file), 'utf8').includes(email);
    const name = readdirSync(mailDir()).find(isTheirs);
    const parts = [`.${name}-1-2.5.part`, '.77-8.5.part'].map((part) => join(mailDir(), part));
    for (const path of parts) writeFileSync(path, 'marzipan');
    utimesSync(parts[1] ?? '', new Date(0), new Date(0));

    expect((await erase(email)).output).toBe(
      `Erased. Records: 3, files: 1, emails: 5.\n${nothingOf(email)}`,
    );
    const find = (trace: string) => findTraces(database, place.config.dataDir, trace);
    for (const trace of traces) expect([trace, await find(trace)]).toEqual([trace, []]);
    expect(readdirSync(mailDir())).toHaveLength(2);
    expect((await run.run('contacts', 'list')).output).toContain(other.email);
    expect((await erase(email)).output).toBe(nothingOf(email));
  });

  test('deletes the confirmation of a withdrawal, which has no record', async () => {
    const { data, own } = await applyAndOpen(run, {}, { cv: createCv() });
    expect((await own.withdraw()).status).toBe(200);
    await findEmail(dataDir, data.email, 'You have withdrawn');
    await allAreSent();
    const { output } = await erase(data.email);
    expect(output).toBe(`Erased. Records: 0, files: 0, emails: 1.\n${nothingOf(data.email)}`);
    expect(await findTraces(database, dataDir, data.email)).toEqual([]);
  });

  test('deletes emails without a record, and keeps those to our teams', async () => {
    const team = place.config.mail.businessTo;
    await visitor.contact();
    const content = { subject: 'Lost', heading: 'Lost', intro: 'Lost', body: [] };
    const write = (recipient: string, replyTo: string) => ({ recipient, replyTo, content });
    const lost = [write('Lost@Example.com', team), write(team, 'LOST@example.com')];
    await saveEmails(database.queries, crypto.randomUUID(), 'us@example.com', lost);
    await allAreSent();
    const before = readdirSync(mailDir()).length;
    expect((await erase(team)).output).toBe(nothingOf(team));
    expect(readdirSync(mailDir())).toHaveLength(before);
    // As if the mail server accepted it and the connection broke before the reply.
    await database.queries
      .updateTable('outbox_emails')
      .set({ state: 'dead', handedOverAt: new Date().toISOString() })
      .where('recipient', '=', 'Lost@Example.com')
      .execute();
    const { output } = await erase(' lost@example.com');
    expect(output).toContain(
      'Records: 0, files: 0, emails: 2.\nEmails of these that had begun to leave: 1.',
    );
    expect(readdirSync(mailDir())).toHaveLength(before - 2);
  });

  /** Checks that each kept record of an address has its two emails, and each email its record. */
  async function expectWholeRecords(email: string, count: number) {
    const { records, emailIds } = await findPerson(database.queries, email, []);
    const ids = records.flatMap((found) => found.ids);
    const query = database.queries.selectFrom('outbox_emails').select('recordId');
    const owners = (await query.where('id', 'in', emailIds).execute()).map((row) => row.recordId);
    expect(owners.toSorted()).toEqual([...ids, ...ids].toSorted());
    expect(ids).toHaveLength(count);
  }

  test('keeps what arrives after the start with its emails, and says how to erase it', async () => {
    const { email } = await visitor.contact();
    await using services = await createServices(place.config, queryTimeouts.operator);
    const lines: string[] = [];
    const commandLine = {
      write: (text: string) => lines.push(text),
      writeError: () => undefined,
      isInteractive: false,
    };
    const terminal: Terminal = {
      ...createTerminal(commandLine, false),
      confirm: async () => void (await visitor.contact({ email })),
    };
    const context = { services, config: place.config, terminal, countRecords: () => undefined };
    await eraseAddress({ ...context, act: { operator: '', command: '' } }, email, {});
    expect(lines.join('')).toContain(
      'Erased. Records: 1, files: 0, emails: 2.\nRecords and emails that arrived since the command began',
    );
    expect(lines.join('')).not.toContain(nothingOf(email));
    await expectWholeRecords(email, 1);
    await allAreSent();
    const { output } = await erase(email);
    expect(output).toBe(`Erased. Records: 1, files: 0, emails: 2.\n${nothingOf(email)}`);
  });

  test('deletes records with their emails, whatever arrives while they are looked up', async () => {
    const { email } = await visitor.contact();
    let arrived = 0;
    const interrupted = database.queries.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        arrived += 1;
        await visitor.contact({ email });
        return result;
      },
    });
    const person = await findPerson(interrupted, email, []);
    await deletePerson(database, person);
    await expectWholeRecords(email, 1 + arrived - person.recordCount);
  });

  if (dialect === 'postgres') return;
  test('reports a process that still reads deleted rows', async () => {
    const { email } = await visitor.contact();
    await allAreSent();
    // A transaction that stays open, as a backup's does.
    const reader = new BetterSqlite(place.config.database.file);
    reader.exec('begin');
    reader.prepare('select count(*) from "contactRequests"').get();
    const held = await erase(email);
    expect([held.code, held.output]).toEqual([1, expect.stringContaining('Records: 1')]);
    expect(held.errors).toContain('another process was reading the database');
    reader.close();
    expect(await erase(email)).toMatchObject({ code: 0, output: nothingOf(email) });
  });
});
