import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PREFIX, endpoints, schemas, type JobAlertRequest } from '@kestrova/api-contract';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, queryTimeouts } from '../../database/open-database.ts';
import { createJob, saveConfirmedAlerts } from '../../testing/alerts.ts';
import { startOperator, type Operator } from '../../testing/operator.ts';
import { readMail } from '../../testing/read-mail.ts';
import { dialects } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { createAlertRequest } from '../../testing/visitor.ts';

const unknownToken = `${'0'.repeat(36)}.${'0'.repeat(22)}.${'0'.repeat(43)}`;

describe.each(dialects)('job alerts on %s', (dialect) => {
  let operator: Operator;
  beforeAll(async () => {
    operator = await startOperator(dialect);
  });
  afterAll(() => operator.stop());

  const mailTo = async (address: string) =>
    (await readMail(operator.place.config.dataDir)).filter(
      (mail) => mail.to?.[0]?.address === address,
    );
  const waitForMail = async (address: string, count = 1) => {
    await until(async () => (await mailTo(address)).length >= count);
    return mailTo(address);
  };
  const findHeader = (mail: Email, name: string) =>
    mail.headers.find(({ key }) => key === name)?.value ?? '';
  /** The email about new jobs, and the address by which it ends. */
  const waitForNews = async (address: string) => {
    const find = async () =>
      (await mailTo(address)).find((mail) => findHeader(mail, 'list-unsubscribe'));
    await until(async () => (await find()) !== undefined);
    const mail = await find();
    const header = mail && findHeader(mail, 'list-unsubscribe');
    return { mail, url: /^<(https?:\/\/[^>]+)>$/.exec(header ?? '')?.[1] ?? '' };
  };
  const tokenOf = (mail: Email | undefined) =>
    /\/careers\/alerts#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const ask = async (request: JobAlertRequest, key?: string) => {
    const response = await operator.visitor.sendJobAlert(request, key);
    expect(response.status).toBe(200);
    return schemas.createJobAlert.response.parse(await response.json());
  };
  /** Asks for an alert; @returns the token of the email about it. */
  const askForToken = async (request: JobAlertRequest) => {
    await ask(request);
    return tokenOf((await waitForMail(request.email)).at(-1));
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const post = (path: string, token: string, body = '{}') =>
    operator.visitor.post(path, body, { 'content-type': 'application/json', ...bearer(token) });
  const confirm = (token: string) => post(endpoints.confirmJobAlert.path, token);
  const end = (token: string, alertId = '') =>
    post(endpoints.endJobAlert.path, token, JSON.stringify({ alertId }));
  const list = (token: string) =>
    operator.visitor.get(`${API_PREFIX}${endpoints.getJobAlerts.path}`, bearer(token));
  const readList = async (token: string) => {
    const response = await list(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return schemas.getJobAlerts.response.parse(await response.json());
  };
  const importJobs = async (...changes: Parameters<typeof createJob>) => {
    const file = join(operator.place.config.dataDir, 'jobs.json');
    writeFileSync(file, JSON.stringify([createJob(...changes)]));
    await operator.runForJson('jobs', 'import', file);
  };
  /** As a mail program does: without cookies, in a form of its own. */
  const unsubscribe = (url: string, body: URLSearchParams | FormData | undefined) =>
    fetch(`http://127.0.0.1:${operator.server.port}${new URL(url).pathname}`, {
      method: 'POST',
      ...(body && { body }),
    });
  const oneClick = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

  test('an alert is confirmed, told of an import once, and ended by one click', async () => {
    const request = createAlertRequest({ keywords: 'glass blowing', mode: 'remote' });
    const token = await askForToken(request);
    await importJobs({ jobTitle: 'Glass Blower of the first day' });
    expect(await readList(token)).toMatchObject({
      email: request.email,
      alerts: [{ keywords: 'glass blowing', mode: 'remote', isConfirmed: false }],
    });
    const { linkedAlertId, alerts } = await readList(token);
    expect(linkedAlertId).toBe(alerts[0]?.alertId);
    expect(await (await confirm(token)).json()).toMatchObject({
      responseCode: 1,
      responseMessage: expect.stringContaining('is on.'),
    });
    expect(await (await confirm(token)).json()).toMatchObject({
      responseCode: 1,
      responseMessage: expect.stringContaining('on already'),
    });
    expect((await readList(token)).alerts).toMatchObject([{ isConfirmed: true }]);

    await importJobs({ jobTitle: 'Glass Blower', jobMode: 'Remote', jobInfo: 'Glass blowing.' });
    const { mail, url } = await waitForNews(request.email);
    expect(mail?.subject).toBe('New job: Glass Blower at Kestrova');
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({
        key: 'list-unsubscribe-post',
        value: 'List-Unsubscribe=One-Click',
      }),
    );

    const opened = await fetch(
      `http://127.0.0.1:${operator.server.port}${new URL(url).pathname}`,
    );
    expect(opened.status).toBe(404);
    expect((await readList(token)).alerts).toHaveLength(1);
    expect((await unsubscribe(url, oneClick())).status).toBe(200);
    const again = await unsubscribe(url, undefined);
    expect([again.status, await again.json()]).toMatchObject([200, { responseCode: 1 }]);
    expect((await list(token)).status).toBe(404);
    expect(operator.server.readLog()).not.toContain(token);
  });

  test('the first email repeats nothing that was typed', { tags: ['ASVS-1.3.11'] }, async () => {
    const request = createAlertRequest({
      keywords: 'buy http://evil.example now',
      place: 'http://evil.example',
      mode: 'REMOTE',
    });
    await ask(request);
    const [mail] = await waitForMail(request.email);
    expect(JSON.stringify(mail)).not.toContain('evil');
    expect(mail?.text).toContain('Work mode: Remote');
    expect(mail?.text).toContain('Country:   India');
    expect(mail?.text).toContain('http://localhost:4001/careers/alerts#');
  });

  test('links lead to the site that was asked, and to no other', async () => {
    const send = async (origin: string) => {
      const request = createAlertRequest();
      await operator.visitor.post(endpoints.createJobAlert.path, JSON.stringify(request), {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        origin,
      });
      return (await waitForMail(request.email))[0]?.text;
    };
    expect(await send('http://localhost:4002')).toContain('http://localhost:4002/careers/alerts#');
    expect(await send('https://evil.example')).toContain('http://localhost:4001/careers/alerts#');
  });

  test('what is asked twice is one alert, with the same response', async () => {
    const request = createAlertRequest({ keywords: 'React' });
    const first = await ask(request);
    const token = tokenOf((await waitForMail(request.email))[0]);
    const changed = { ...request, email: request.email.toUpperCase(), keywords: ' react ' };
    changed.email = changed.email.replace('EXAMPLE.COM', 'example.com');
    expect(await ask(changed)).toEqual(first);
    expect((await readList(token)).alerts).toHaveLength(1);
    await confirm(token);
    expect(await ask(request)).toEqual(first);
    await until(async () =>
      (await mailTo(request.email)).some((mail) => mail.subject?.includes('on already')),
    );
    expect((await readList(token)).alerts).toHaveLength(1);
  });

  test('duplicates of one request get the first response and save one alert', async () => {
    const request = createAlertRequest();
    const key = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask(request, key)));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await waitForMail(request.email)).toHaveLength(1);
  });

  test('each alert of an address ends alone, and its link shows the others', async () => {
    const request = createAlertRequest();
    const token = await askForToken(request);
    await ask({ ...request, mode: 'Remote' });
    const before = await readList(token);
    expect(before.alerts).toMatchObject([{ mode: 'Remote' }, { mode: '' }]);
    const [remote] = before.alerts;
    expect((await end(token, before.linkedAlertId)).status).toBe(200);
    expect((await end(token, before.linkedAlertId)).status).toBe(200);
    expect(await readList(token)).toEqual({ email: request.email, alerts: [remote] });
    expect((await confirm(token)).status).toBe(404);
    const stranger = await askForToken(createAlertRequest());
    await end(stranger, remote?.alertId);
    expect((await readList(token)).alerts).toHaveLength(1);
    await end(token, remote?.alertId);
    expect((await list(token)).status).toBe(404);
  });

  test('an address has ten alerts at most, and hears what to do', async () => {
    const { email } = createAlertRequest();
    const database = openDatabase(operator.place.config.database, queryTimeouts.operator);
    const levels = Array.from({ length: 9 }, (_, at) => ({ email, level: `L${at}` }));
    await saveConfirmedAlerts(database.queries, levels);
    await database.close();
    const token = await askForToken({ email, country: 'India' });
    expect(await ask({ email, country: 'USA' })).toEqual({
      responseCode: 0,
      responseMessage: expect.stringContaining('to end one of them'),
    });
    expect((await readList(token)).alerts).toHaveLength(10);
  });

  test('says so where an address gets too many emails, and saves nothing then', async () => {
    const request = createAlertRequest();
    // Five leave within an hour, and five more may wait.
    await until(async () => {
      await ask(request);
      return (await mailTo(request.email)).length === 5;
    });
    await until(async () => (await ask(request)).responseCode === 0);
    const token = tokenOf((await mailTo(request.email))[0]);
    expect(await ask({ ...request, country: 'USA' })).toEqual({
      responseCode: 0,
      responseMessage: expect.stringContaining('try again in an hour'),
    });
    expect((await readList(token)).alerts).toHaveLength(1);
  });

  test.each([
    [{ email: 'nobody' }, 'Enter a valid email address.'],
    [{ email: undefined }, 'Email must not be empty.'],
    [{ country: 'France' }, 'Country must be India or USA.'],
    [{ keywords: 'x'.repeat(201) }, expect.stringContaining('at most 200 characters')],
    [{ place: 'a\0b' }, expect.stringContaining('hidden character')],
  ])('rejects %j', { tags: ['ASVS-2.2.2'] }, async (changes, message) => {
    const response = await operator.visitor.sendJobAlert({ ...createAlertRequest(), ...changes });
    expect([response.status, await response.json()]).toEqual([400, { exceptionMsg: message }]);
  });

  test('a token is good for its own purpose and address', { tags: ['ASVS-9.2.3'] }, async () => {
    const token = await askForToken(createAlertRequest());
    const other = await askForToken(createAlertRequest());
    const [id = '', , signature = ''] = token.split('.');
    const [, otherAddress = ''] = other.split('.');
    const forged = [
      '',
      unknownToken,
      `${token}x`,
      token.slice(0, -1),
      `${id}.${otherAddress}.${signature}`,
    ];
    for (const wrong of forged) {
      for (const response of [await list(wrong), await confirm(wrong), await end(wrong, id)]) {
        expect([response.status, await response.json()]).toEqual([
          404,
          { exceptionMsg: expect.stringContaining('does not lead to a job alert') },
        ]);
      }
    }
    const path = endpoints.unsubscribe.path.replace(':token', `${otherAddress}.${signature}`);
    const url = `http://localhost:4001${API_PREFIX}${path}`;
    expect((await unsubscribe(url, oneClick())).status).toBe(404);
    expect((await readList(token)).alerts).toHaveLength(1);
  });

  test('a page cannot confirm or end without its CSRF token', { tags: ['ASVS-3.5.1'] }, async () => {
    const token = await askForToken(createAlertRequest());
    for (const { path } of [endpoints.confirmJobAlert, endpoints.endJobAlert]) {
      const response = await fetch(`http://127.0.0.1:${operator.server.port}${API_PREFIX}${path}`, {
        method: 'POST',
        headers: bearer(token),
      });
      expect(response.status).toBe(403);
    }
  });

  test('a form of parts unsubscribes too', async () => {
    const request = createAlertRequest({ level: 'Potter' });
    await confirm(await askForToken(request));
    await importJobs({ jobLevel: 'Potter' });
    const { mail, url } = await waitForNews(request.email);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await unsubscribe(url, form)).status).toBe(200);
    expect((await list(tokenOf(mail))).status).toBe(404);
  });

  test('the operator lists, exports and erases them', { tags: ['ASVS-14.2.4'] }, async () => {
    const request = createAlertRequest({ keywords: 'marzipan' });
    await ask(request, crypto.randomUUID());
    await waitForMail(request.email);
    const { run, runForJson, place } = operator;
    expect(await runForJson('alerts', 'list')).toContainEqual(
      expect.objectContaining({ email: request.email, keywords: 'marzipan', confirmedAt: null }),
    );
    const file = join(place.config.dataDir, 'alerts.csv');
    expect(await runForJson('alerts', 'export', file)).toMatchObject({ file });
    const erasure = { records: 1, emails: 1, overwritten: true };
    expect(await runForJson('people', 'erase', request.email, '--yes')).toMatchObject(erasure);
    expect((await run('alerts', 'list')).output).not.toContain('marzipan');
    expect(await mailTo(request.email)).toEqual([]);
  });
});
