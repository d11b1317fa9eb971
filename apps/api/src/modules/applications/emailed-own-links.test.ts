import { randomUUID } from 'node:crypto';
import { endpoints } from '@kestrova/api-contract';
import { describe, expect, test } from 'vitest';
import { dialects } from '../../testing/place.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import {
  applyAndOpen,
  createAlertRequest,
  createApplicationData,
  findEmail,
  findOwnToken,
  joinLines,
  openOwnApplication,
  readMail,
  type OwnApplicationVisitor,
} from '../../testing/visitor.ts';
import { instantAfter } from '../../time.ts';

describe.each(dialects)('the links to own applications on %s', async (dialect) => {
  const server = await startTestServer(dialect);

  const requestLinks = async (email: string) => {
    const response = await server.visitor.postJson(endpoints.sendOwnLinks.path, { email });
    return [response.status, await response.text()];
  };

  test('sends the link again to an applicant, and gives every address the same response', async () => {
    const { data, own } = await applyAndOpen(server);
    const answers = [
      await requestLinks(data.email.toUpperCase()),
      await requestLinks('nobody@example.com'),
    ];
    expect(answers[0]).toEqual([200, expect.stringContaining('is on its way')]);
    expect(answers[1]).toEqual(answers[0]);
    const { text = '' } = await findEmail(server.dataDir, data.email, 'The link to your');
    const again = openOwnApplication(server.visitor, findOwnToken({ text }));
    for (const opened of [own, again]) expect((await opened.read()).status).toBe(200);
    await again.withdraw();
    for (const opened of [own, again]) expect((await opened.read()).status).toBe(404);
  });

  test('sends three emails with links in an hour, even if eight requests come at once', async () => {
    const { data } = await applyAndOpen(server);
    await Promise.all(Array.from({ length: 8 }, () => requestLinks(data.email)));
    const { queries } = server.services.database;
    const emails = queries
      .selectFrom('outbox_emails')
      .select('state')
      .where('confirms', '=', 'links');
    const listStates = () => emails.where('recipient', '=', data.email).execute();
    await until(async () => (await listStates()).every(({ state }) => state === 'sent'));
    expect(await listStates()).toHaveLength(3);
  });

  test('deletes the request of an unknown address once it is looked up', async () => {
    const email = `nobody.${randomUUID()}@example.com`;
    await requestLinks(email);
    const { queries } = server.services.database;
    const requests = queries
      .selectFrom('outbox_emails')
      .select('id')
      .where('recipient', '=', email);
    await until(async () => (await requests.execute()).length === 0);
    const mails = await readMail(server.dataDir);
    expect(mails.filter((mail) => mail.to?.[0]?.address === email)).toEqual([]);
  });

  /** Two applications of one address: the older one, and the newer one. */
  const applyTwice = async () => {
    const { data, own: older } = await applyAndOpen(server);
    const { email } = data;
    await server.visitor.apply({ email });
    const newer = await until(async () => {
      const mails = (await readMail(server.dataDir)).filter((it) => it.to?.[0]?.address === email);
      return mails.map(findOwnToken).find((token) => token !== '' && token !== older.token);
    });
    return { email, older, newer: openOwnApplication(server.visitor, newer) };
  };
  const readReference = async (own: OwnApplicationVisitor) =>
    JSON.stringify(await (await own.read()).json()).match(/A-\w{4}-\w{4}/)?.[0] ?? 'none';
  const findNaming = async (reference: string) =>
    (await readMail(server.dataDir)).filter((mail) => mail.text?.includes(reference));

  test('lists the applications that exist when the email is sent', async () => {
    const { email, older, newer } = await applyTwice();
    const [kept, withdrawn] = [await readReference(older), await readReference(newer)];
    await requestLinks(email);
    await newer.withdraw();
    const { text } = await findEmail(server.dataDir, email, 'The link to your');
    expect(text).toContain(kept);
    // Its two confirmations of the withdrawal, to the applicant and to the team.
    await until(async () => (await findNaming(withdrawn)).length === 2);
  });

  test('deletes a sent email with links if one of the applications is withdrawn', async () => {
    const { email, older, newer } = await applyTwice();
    const withdrawn = await readReference(older);
    await requestLinks(email);
    const { text } = await findEmail(server.dataDir, email, 'The link to your');
    expect(text).toContain(withdrawn);
    await older.withdraw();
    await until(async () => (await findNaming(withdrawn)).length === 2);
    expect((await newer.read()).status).toBe(200);
  });

  test('lists the oldest and the newest of many applications, for the address as first typed', async () => {
    const { data, own } = await applyAndOpen(server);
    const { queries } = server.services.database;
    const rows = queries.selectFrom('applications').selectAll().where('email', '=', data.email);
    const first = await rows.executeTakeFirstOrThrow();
    const strangers = Array.from({ length: 52 }, (_, at) => ({
      ...first,
      id: randomUUID(),
      reference: `A-${at}-${first.reference}`,
      receivedAt: instantAfter(at + 1, new Date(first.receivedAt)),
      email: data.email.toUpperCase(),
    }));
    await queries.insertInto('applications').values(strangers).execute();
    await requestLinks(data.email.toUpperCase());
    const { text = '' } = await findEmail(server.dataDir, data.email, 'The link to your');
    expect(joinLines(text)).toContain('There are 3 more: reply to this email');
    const again = openOwnApplication(server.visitor, findOwnToken({ text }));
    expect(await readReference(again)).toBe(await readReference(own));
    expect(text).toContain(`A-51-${first.reference}`);
  });

  test('sends confirmation and link even if somebody requested many emails for the address', async () => {
    const { email } = createApplicationData();
    for (let count = 0; count < 7; count += 1) {
      await server.visitor.sendJobAlert(createAlertRequest({ email }));
      await server.visitor.contact({ email });
    }
    const { own } = await applyAndOpen(server, { email });
    expect((await own.read()).status).toBe(200);
    await requestLinks(email);
    const { text } = await findEmail(server.dataDir, email, 'The link to your');
    expect(findOwnToken({ text })).not.toBe('');
  });
});
