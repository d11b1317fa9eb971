import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { startTestServer, type TestServer } from '../testing/running-server.ts';
import { createTestPlace } from '../testing/test-database.ts';
import { createContactRequest, createVisitor } from '../testing/visitor.ts';

const jobs = `${API_PREFIX}/job/get-all-jobs`;
const submissions = [endpoints.submitContactRequest.path, endpoints.submitApplication.path];

describe('what answers say (OWASP ASVS 5.0)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { ALLOWED_ORIGINS: 'https://www.kestrova.example' });
  });
  afterAll(() => server.stop());

  test('every answer names its type, and text its encoding (4.1.1)', async () => {
    for (const path of [jobs, '/nowhere', '/health/live']) {
      const { headers } = await server.visitor.get(path);
      expect(headers.get('content-type'), path).toBe('application/json; charset=utf-8');
    }
    const metrics = await server.visitor.get('/metrics');
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain;.*charset=utf-8/);
  });

  test('only listed origins are told that they may read (3.4.2)', async () => {
    const readBy = async (origin: string) =>
      (await server.visitor.get(jobs, { origin })).headers.get('access-control-allow-origin');
    expect(await readBy('https://www.kestrova.example')).toBe('https://www.kestrova.example');
    for (const stranger of ['https://evil.example', 'https://www.kestrova.example.evil', 'null']) {
      expect(await readBy(stranger), stranger).toBeNull();
    }
  });

  test.each(submissions)('%s changes nothing when it is only read (3.5.3)', async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode } = await server.app.inject({ method, url: API_PREFIX + path });
      expect(statusCode, method).toBe(404);
    }
  });

  test('no cache keeps the answer to a submission, accepted or refused (14.2.2, 14.3.2)', async () => {
    for (const request of [createContactRequest(), { fullName: '' }]) {
      const { headers } = await server.visitor.sendContactRequest(request);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

test('a log line says when in UTC, what was asked and how it ended, refusals too (16.2.1, 16.3.3)', async () => {
  const place = await createTestPlace('sqlite', { LOG_LEVEL: 'info' });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  await visitor.sendContactRequest(createContactRequest());
  await visitor.post(endpoints.submitContactRequest.path, '{}', { 'x-xsrf-token': 'forged' });
  await server.end('SIGTERM');
  const lines = server
    .readLog()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const route = API_PREFIX + endpoints.submitContactRequest.path;
  const answered = lines.filter(({ msg }) => msg === 'request completed');
  expect(answered).toMatchObject([
    { req: { method: 'POST', route }, res: { statusCode: 200 } },
    { req: { method: 'POST', route }, res: { statusCode: 403 } },
  ]);
  place.remove();
});
