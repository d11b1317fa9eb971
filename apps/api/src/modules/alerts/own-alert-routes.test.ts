import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { emailedLink } from '@kestrova/paths';
import { expect, test } from 'vitest';
import {
  createAlertVisitor,
  findHeader,
  findToken,
  saveConfirmedAlerts,
} from '../../testing/alerts.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { createTestPlace } from '../../testing/test-server.ts';
import { createAlertRequest, readResponse } from '../../testing/visitor.ts';
import { day, hour, instantAfter } from '../../time.ts';

const unknownToken = `${'0'.repeat(36)}.${'0'.repeat(22)}.${'0'.repeat(43)}`;

const operator = await startServerProcess(createTestPlace('sqlite'));
const visitor = createAlertVisitor(operator);

test('confirms an alert, emails it an imported job, and ends it with one click', async () => {
  const request = createAlertRequest({ keywords: 'glass blowing', mode: 'remote' });
  const token = await visitor.askForToken(request);
  const { linkedAlertId, ...before } = await visitor.readList(token);
  expect(before).toMatchObject({
    email: request.email,
    alerts: [{ alertId: linkedAlertId, keywords: 'glass blowing', isConfirmed: false }],
  });
  for (const expected of ['is on.', 'on already']) {
    const responseMessage = expect.stringContaining(expected);
    const confirmation = { responseCode: 1, responseMessage };
    expect(await readResponse(visitor.confirm(token))).toEqual([200, confirmation]);
  }
  expect((await visitor.readList(token)).alerts).toMatchObject([{ isConfirmed: true }]);

  await visitor.importJob({ jobTitle: 'Glass Blower', jobInfo: 'Glass blowing.' });
  const { mail, url } = await visitor.waitForNews(request.email);
  expect(mail?.subject).toBe('New job: Glass Blower at Kestrova');
  expect(findHeader(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  // A mail program that opens the address, or a scanner, changes nothing.
  const { pathname } = new URL(url);
  const opened = await fetch(`http://127.0.0.1:${operator.server.port}${pathname}`, {
    redirect: 'manual',
  });
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe(
    emailedLink('', 'alerts', `unsubscribe.${pathname.split('/').at(-1)}`),
  );
  expect((await visitor.readList(token)).alerts).toHaveLength(1);
  expect((await visitor.unsubscribe(url)).status).toBe(200);
  const again = visitor.unsubscribe(url, null);
  expect(await readResponse(again)).toMatchObject([200, { responseCode: 1 }]);
  expect((await visitor.list(token)).status).toBe(404);
  const log = operator.server.readLog();
  for (const secret of [token, url]) expect(log).not.toContain(secret.split('/').at(-1));
});

test('confirms only the alert that the email of the link described', async () => {
  const request = createAlertRequest({ keywords: 'weaver' });
  const own = await visitor.askForToken(request);
  await visitor.ask({ ...request, keywords: 'buy http://evil.example' });
  const [other = ''] = await visitor.waitForTokens(request.email, 2, [own]);
  await visitor.confirm(other);
  const evil = { keywords: 'buy http://evil.example', isConfirmed: true };
  const { alerts } = await visitor.readList(own);
  expect(alerts).toMatchObject([evil, { keywords: 'weaver', isConfirmed: false }]);
  await visitor.importJob({ jobInfo: 'We buy http evil.example.' });
  const { mail } = await visitor.waitForNews(request.email);
  expect(JSON.stringify(mail)).not.toContain('http://evil');
  await visitor.confirm(own);
  expect((await visitor.readList(own)).alerts).toMatchObject([evil, { isConfirmed: true }]);
});

test('rejects a confirmation a week after the request, even before the cleanup', async () => {
  const request = createAlertRequest();
  const token = await visitor.askForToken(request);
  await using database = operator.place.openDatabase();
  const update = database.queries.updateTable('jobAlerts').where('email', '=', request.email);
  await update.set({ receivedAt: instantAfter(-7 * day) }).execute();
  expect((await visitor.confirm(token)).status).toBe(404);
  await update.set({ receivedAt: instantAfter(hour - 7 * day) }).execute();
  expect((await visitor.confirm(token)).status).toBe(200);
});

test('turns on a new alert although ten expired ones are still stored', async () => {
  const request = createAlertRequest();
  await using database = operator.place.openDatabase();
  const receivedAt = instantAfter(-365 * day);
  const expired = Array.from({ length: 10 }, () => ({ email: request.email, receivedAt }));
  await saveConfirmedAlerts(database.queries, expired);
  expect((await visitor.confirm(await visitor.askForToken(request))).status).toBe(200);
  const { alerts } = await visitor.readList(findToken((await visitor.mailTo(request.email))[0]));
  expect(alerts).toHaveLength(11);
  expect(alerts.filter(({ isConfirmed }) => !isConfirmed)).toEqual([]);
});

test('unsubscribes with a multipart form, and keeps unconfirmed alerts', async () => {
  const request = createAlertRequest({ level: 'Potter' });
  const potter = await visitor.askForToken(request);
  await visitor.confirm(potter);
  await visitor.ask({ ...request, level: 'Weaver' });
  const [weaver = ''] = await visitor.waitForTokens(request.email, 2, [potter]);
  await visitor.importJob({ jobLevel: 'Potter' });
  const { url } = await visitor.waitForNews(request.email);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await visitor.unsubscribe(url, form)).status).toBe(200);
  const { alerts } = await visitor.readList(weaver);
  expect(alerts).toMatchObject([{ level: 'Weaver', isConfirmed: false }]);
});

test('ends one alert of an address, and shows the others', async () => {
  const request = createAlertRequest();
  await using database = operator.place.openDatabase();
  await saveConfirmedAlerts(database.queries, [{ email: request.email, mode: 'Remote' }]);
  const token = await visitor.askForToken(request);
  const before = await visitor.readList(token);
  expect(before.alerts).toMatchObject([{ mode: '' }, { mode: 'Remote' }]);
  const [, remote] = before.alerts;
  expect((await visitor.end(token, before.linkedAlertId)).status).toBe(200);
  expect((await visitor.end(token, before.linkedAlertId)).status).toBe(200);
  expect(await visitor.readList(token)).toEqual({ email: request.email, alerts: [remote] });
  expect((await visitor.confirm(token)).status).toBe(404);
  const stranger = await visitor.askForToken(createAlertRequest());
  await visitor.end(stranger, remote?.alertId);
  expect((await visitor.readList(token)).alerts).toHaveLength(1);
  await visitor.end(token, remote?.alertId);
  expect((await visitor.list(token)).status).toBe(404);
});

test('accepts a token only for its purpose and address', { tags: ['ASVS-9.2.3'] }, async () => {
  const token = await visitor.askForToken(createAlertRequest());
  const other = await visitor.askForToken(createAlertRequest());
  const [id = '', , time = '', signature = ''] = token.split('.');
  const [, otherAddress = ''] = other.split('.');
  const stolen = `${id}.${otherAddress}.${time}.${signature}`;
  const { list, confirm, end } = visitor;
  const exceptionMsg = expect.stringContaining('does not lead to a job alert');
  for (const wrong of ['', unknownToken, `${token}x`, token.slice(0, -1), stolen]) {
    for (const response of [list(wrong), confirm(wrong), end(wrong, id)]) {
      expect(await readResponse(response)).toEqual([404, { exceptionMsg }]);
    }
  }
  const path = endpoints.unsubscribe.path.replace(':token', `${otherAddress}.${signature}`);
  const url = `http://localhost:4001${API_PREFIX}${path}`;
  expect((await visitor.unsubscribe(url)).status).toBe(404);
  expect((await visitor.readList(token)).alerts).toHaveLength(1);
});

test('rejects confirming and ending without a CSRF token', { tags: ['ASVS-3.5.1'] }, async () => {
  const token = await visitor.askForToken(createAlertRequest());
  for (const { path } of [endpoints.confirmJobAlert, endpoints.endJobAlert]) {
    const response = await fetch(`http://127.0.0.1:${operator.server.port}${API_PREFIX}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(403);
  }
});
