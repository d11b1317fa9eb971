import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { paths } from '@kestrova/paths';
import { expect, test } from 'vitest';
import { startServerRun } from '../../testing/server-process.ts';
import { createTestPlace, startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

const { path } = endpoints.reportWebVitals;
const metrics = { LCP: 2600, INP: 90, FCP: 900, TTFB: 120, CLS: 0.02 };

const run = await startServerRun(createTestPlace('sqlite', { LOG_LEVEL: 'info' }));

/** As a page sends it: without cookies. */
const report = (body: unknown) =>
  fetch(`http://127.0.0.1:${run.server.port}${API_PREFIX}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const readMetrics = async () =>
  (await run.visitor.readMetrics())
    .split('\n')
    .filter((line) => line.startsWith('kestrova_web_vitals_'));

test('counts the metrics of a visit by region and page, in seconds, with an empty response', async () => {
  const page = '/careers/job-description/:id';
  const response = await report({ region: 'in', page, metrics });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.get('set-cookie')).toBeNull();
  const labels = `region="in",page="${page}"`;
  const lines = await readMetrics();
  for (const line of [
    `kestrova_web_vitals_lcp_seconds_bucket{le="2.5",${labels}} 0`,
    `kestrova_web_vitals_lcp_seconds_bucket{le="3",${labels}} 1`,
    `kestrova_web_vitals_lcp_seconds_sum{${labels}} 2.6`,
    `kestrova_web_vitals_inp_seconds_bucket{le="0.1",${labels}} 1`,
    `kestrova_web_vitals_fcp_seconds_bucket{le="1",${labels}} 1`,
    `kestrova_web_vitals_ttfb_seconds_bucket{le="0.1",${labels}} 0`,
    `kestrova_web_vitals_cls_bucket{le="0.01",${labels}} 0`,
    `kestrova_web_vitals_cls_bucket{le="0.05",${labels}} 1`,
  ]) {
    expect(lines).toContain(line);
  }
});

test('counts only the metrics in a report', async () => {
  const page = '/journal';
  expect((await report({ region: 'us', page, metrics: { CLS: 0 } })).status).toBe(204);
  const lines = (await readMetrics()).filter((line) => line.includes(page));
  expect(lines).toContain(`kestrova_web_vitals_cls_count{region="us",page="${page}"} 1`);
  expect(lines.filter((line) => line.includes('_count'))).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['a page that is not a text', { region: 'us', page: 1, metrics }],
  ['an unknown region', { region: 'fr', page: '/home', metrics }],
  ['an unknown metric', { region: 'us', page: '/home', metrics: { FID: 1 } }],
  ['an unknown field', { region: 'us', page: '/home', metrics, visitor: 'me' }],
  ['a negative time', { region: 'us', page: '/home', metrics: { LCP: -1 } }],
  ['a time of a tab that slept', { region: 'us', page: '/home', metrics: { LCP: 600_001 } }],
  ['a text', { region: 'us', page: '/home', metrics: { LCP: '2600' } }],
])('rejects %s, and counts nothing', async (_, body) => {
  const before = await readMetrics();
  expect((await report(body)).status).toBe(400);
  expect(await readMetrics()).toEqual(before);
});

test('rejects a body that is longer than a report', async () => {
  const response = await report({ region: 'us', page: '/home', metrics, more: 'x'.repeat(2000) });
  expect(response.status).toBe(413);
});

test('has a label for each page of each region, and one for unknown pages', async () => {
  for (const page of [...Object.values(paths), '/new'])
    await report({ region: 'us', page, metrics });
  const before = (await readMetrics()).length;
  const page = '/careers/job-description/MQ==';
  expect((await report({ region: 'us', page, metrics })).status).toBe(204);
  const lines = await readMetrics();
  expect(lines.length).toBe(before);
  expect(lines).toContain('kestrova_web_vitals_lcp_seconds_count{region="us",page="other"} 2');
});

test('logs no report, though it logs other calls', async () => {
  await run.visitor.contact();
  await until(async () => run.server.readLog().includes(endpoints.submitContactRequest.path));
  expect(run.server.readLog()).not.toContain(endpoints.reportWebVitals.path);
});

test('limits the reports of one address', async () => {
  const { visitor } = await startTestServer('sqlite', { RATE_LIMIT_POSTS_PER_MINUTE: '1' });
  const send = async () =>
    (await visitor.postJson(path, { region: 'us', page: '/home', metrics })).status;
  expect([await send(), await send()]).toEqual([204, 429]);
});
