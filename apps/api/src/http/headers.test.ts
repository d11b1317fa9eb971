import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { createContactRequest } from '../testing/visitor.ts';

const jobs = `${API_PREFIX}${endpoints.getAllJobs.path}`;
const submissions = [endpoints.submitContactRequest.path, endpoints.submitApplication.path];

const server = await startTestServer('sqlite', { ALLOWED_ORIGINS: 'https://www.kestrova.example' });

test.each([jobs, '/nowhere', '/health/live'])(
  'sends the security headers, a type and its charset for %s',
  {
    tags: [
      'ASVS-3.2.1',
      'ASVS-3.4.1',
      'ASVS-3.4.3',
      'ASVS-3.4.4',
      'ASVS-3.4.5',
      'ASVS-3.4.6',
      'ASVS-4.1.1',
    ],
  },
  async (path) => {
    const { headers } = await server.visitor.get(path);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('server')).toBeNull();
  },
);

test('allows only the configured origins to read responses', { tags: ['ASVS-3.4.2'] }, async () => {
  const readBy = async (origin: string) =>
    (await server.visitor.get(jobs, { origin })).headers.get('access-control-allow-origin');
  expect(await readBy('https://www.kestrova.example')).toBe('https://www.kestrova.example');
  for (const origin of ['https://evil.example', 'https://www.kestrova.example.evil', 'null']) {
    expect(await readBy(origin), origin).toBeNull();
  }
});

test('lists the allowed methods for an OPTIONS request without preflight headers', async () => {
  const response = await server.app.inject({ method: 'OPTIONS', url: jobs });
  expect(response.statusCode).toBe(204);
  expect(response.headers['access-control-allow-methods']).toBe('GET,HEAD,POST');
  expect(response.body).toBe('');
});

test.each(submissions)('rejects GET and HEAD of %s', { tags: ['ASVS-3.5.3'] }, async (path) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode } = await server.app.inject({ method, url: API_PREFIX + path });
    expect(statusCode, method).toBe(404);
  }
});

test('forbids caching of responses', { tags: ['ASVS-14.2.2', 'ASVS-14.3.2'] }, async () => {
  for (const request of [createContactRequest(), { fullName: '' }]) {
    const { headers } = await server.visitor.sendContactRequest(request);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  const { headers } = await server.visitor.get('/nowhere');
  expect(headers.get('cache-control')).toBe('no-store');
});
