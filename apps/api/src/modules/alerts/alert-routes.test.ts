import { endpoints } from '@kestrova/api-contract';
import { expect, test } from 'vitest';
import { createAlertVisitor, findToken, saveConfirmedAlerts } from '../../testing/alerts.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { createTestPlace } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { createAlertRequest, readResponse } from '../../testing/visitor.ts';
import { hour, instantAfter } from '../../time.ts';

const operator = await startServerProcess(createTestPlace('postgres', { TRUST_PROXY: '1' }));
const visitor = createAlertVisitor(operator);

test('repeats no entries in the first email', { tags: ['ASVS-1.3.11'] }, async () => {
  const request = createAlertRequest({
    keywords: 'buy http://evil.example now',
    place: 'http://evil.example',
    mode: 'REMOTE',
  });
  await visitor.ask(request);
  const [mail] = await visitor.waitForMail(request.email);
  expect(JSON.stringify(mail)).not.toContain('evil');
  expect(mail?.text).toContain('Country:   India\nWork mode: Remote\nAnd:       what else');
  expect(mail?.text).toContain('ends by itself after a year');
  expect(mail?.text).toContain('http://localhost:4001/careers/alerts#');
});

test('links only to the site of the request', async () => {
  const send = async (origin: string) => {
    const request = createAlertRequest();
    const headers = { 'sec-fetch-site': 'same-origin', origin };
    await operator.visitor.postJson(endpoints.createJobAlert.path, request, headers);
    return (await visitor.waitForMail(request.email))[0]?.text;
  };
  expect(await send('http://localhost:4002')).toContain('http://localhost:4002/careers/alerts#');
  expect(await send('https://evil.example')).toContain('http://localhost:4001/careers/alerts#');
});

test('saves one alert for two equal requests, with the same response', async () => {
  const request = createAlertRequest({ keywords: 'React' });
  const first = await visitor.ask(request);
  const token = findToken((await visitor.waitForMail(request.email))[0]);
  const email = request.email.replace(/^\w+/, (name) => name.toUpperCase());
  expect(await visitor.ask({ ...request, email, keywords: ' react ' })).toEqual(first);
  expect((await visitor.readList(token)).alerts).toHaveLength(1);
  await visitor.confirm(token);
  expect(await visitor.ask(request)).toEqual(first);
  await until(async () =>
    (await visitor.mailTo(email)).some((mail) => mail.subject?.includes('on already')),
  );
  expect((await visitor.readList(token)).alerts).toHaveLength(1);
});

test('rejects the eleventh alert of an address, with instructions', async () => {
  const { email } = createAlertRequest();
  await using database = operator.place.openDatabase();
  const levels = Array.from({ length: 10 }, (_, at) => ({ email, level: `L${at}` }));
  await saveConfirmedAlerts(database.queries, levels);
  const token = await visitor.askForToken({ email, country: 'India' });
  const { alerts } = await visitor.readList(token);
  expect(alerts).toHaveLength(11);
  expect(await (await visitor.confirm(token)).json()).toEqual({
    responseCode: 0,
    responseMessage: expect.stringContaining('Please end one of them'),
  });
  await visitor.end(token, alerts.at(-1)?.alertId);
  expect(await (await visitor.confirm(token)).json()).toMatchObject({ responseCode: 1 });
});

test('responds the same to every request, limits emails, and does not lock the owner out', async () => {
  // Always the same address, since two of the 22 networks share an id with one address in 280.
  const request = createAlertRequest({ email: 'owner@example.com' });
  const [stranger, owner] = ['198.51.100.7', '203.0.113.9'];
  const first = await visitor.ask(request, stranger);
  const ask = async (keywords: string, network: string) =>
    expect(await visitor.ask({ ...request, keywords }, network)).toEqual(first);
  for (const keywords of ['2', '3', 'fourth of the hour']) await ask(keywords, stranger);
  await ask('of the owner', owner);
  await visitor.waitForTokens(request.email, 4, []);
  await using database = operator.place.openDatabase();
  const createdAt = instantAfter(-hour);
  await database.queries.updateTable('outbox_emails').set({ createdAt }).execute();
  for (const keywords of ['5', '6', '7', 'fourth of the hour']) await ask(keywords, stranger);
  const networks = Array.from({ length: 20 }, (_, at) => `192.0.2.${at}`);
  for (const network of networks.slice(0, 3)) await ask(`of ${network}`, network);
  await ask('the second of its network, after ten of the day', owner);
  for (const network of networks.slice(3)) await ask(`of ${network}`, network);
  const tokens = await visitor.waitForTokens(request.email, 20, []);
  // A link shows no unconfirmed alert but its own.
  const lists = await Promise.all(tokens.map((token) => visitor.readList(token)));
  expect(new Set(lists.map(({ alerts }) => alerts.map(({ keywords }) => keywords).join()))).toEqual(
    new Set([
      '',
      '2',
      '3',
      'of the owner',
      '5',
      '6',
      '7',
      ...networks.slice(0, 13).map((network) => `of ${network}`),
    ]),
  );
  await operator.visitor.contact({ email: request.email });
  await until(async () => (await visitor.mailTo(request.email)).length === 21);
});

test('does not open later alerts with the link of an ended alert', async () => {
  const request = createAlertRequest();
  const token = await visitor.askForToken(request);
  const { alerts } = await visitor.readList(token);
  await visitor.end(token, alerts[0]?.alertId);
  await visitor.ask({ ...request, keywords: 'later' });
  expect((await visitor.list(token)).status).toBe(404);
});

test.each([
  [{ email: 'nobody' }, 'Enter a valid email address.'],
  [{ email: undefined }, 'Email must not be empty.'],
  [{ country: 'France' }, 'Country must be India or USA.'],
  [{ keywords: 'x'.repeat(201) }, expect.stringContaining('at most 200 characters')],
])('rejects %j', { tags: ['ASVS-2.2.2'] }, async (changes, message) => {
  const sent = operator.visitor.sendJobAlert({ ...createAlertRequest(), ...changes });
  expect(await readResponse(sent)).toEqual([400, { exceptionMsg: message }]);
});
