import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openUploads } from '../../testing/open-uploads.ts';
import { createFile, createPdfOfSize } from '../../testing/sample-files.ts';
import { startServerRun } from '../../testing/server-process.ts';
import { createTestPlace, startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { createApplicationData, createContactRequest } from '../../testing/visitor.ts';

const server = await startTestServer('sqlite', {
  MAX_SUBMISSIONS_IN_PROGRESS: '3',
  // One address gets two upload slots.
  MAX_UPLOADS_IN_PROGRESS: '8',
  TRUST_PROXY: '1',
});

const sendContactRequest = () => server.visitor.sendContactRequest(createContactRequest());
const sendApplication = (files = {}) =>
  server.visitor.sendApplication(createApplicationData(), files);
const arrived = (count: number) =>
  until(async () => (await server.listIncoming()).length === count);

test('rejects only submissions, before their body is read', { tags: ['ASVS-2.4.1'] }, async () => {
  const uploads = await openUploads(server.port, 2);
  await arrived(2);

  // The address has no upload slot left; the body is drained so that the client reads the response.
  const cv = createFile(createPdfOfSize(4_000_000), 'cv.pdf');
  const rejected = await sendApplication({ cv });
  expect(rejected.status).toBe(503);
  const seconds = Number(rejected.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(5);
  expect(seconds).toBeLessThanOrEqual(20);
  expect(await rejected.json()).toEqual({ error: expect.stringContaining('please try again') });
  expect((await sendContactRequest()).status).toBe(200);

  // Another address takes the last slot.
  uploads.push(...(await openUploads(server.port, 1, { 'x-forwarded-for': '203.0.113.7' })));
  await arrived(3);
  expect((await sendContactRequest()).status).toBe(503);
  for (const path of ['/v1/website/job/get-all-jobs', '/health/ready', '/metrics']) {
    expect((await server.visitor.get(path)).status, path).toBe(200);
  }
  const { visitor } = server;
  expect(await visitor.readMetric('kestrova_submissions_in_progress{kind="upload"}')).toBe(3);
  expect(await visitor.readMetric('kestrova_overload_rejections_total')).toBe(2);

  for (const upload of uploads) upload.finish();
  const responses = await Promise.all(uploads.map((upload) => upload.response));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await sendApplication({ cv })).status).toBe(200);
});

test('releases the slots of aborted requests', async () => {
  const uploads = await openUploads(server.port, 2);
  await arrived(2);
  for (const upload of uploads) upload.abandon();
  await arrived(0);
  await until(async () => (await sendApplication()).status === 200);
});

test('closes connections above the limit, and serves the others', async () => {
  const limited = await startTestServer('sqlite', { MAX_CONNECTIONS: '3' });
  const open = async () => {
    const socket = connect(limited.port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  // The visitor's connection is kept alive.
  const sockets = [await open(), await open()];
  const dropped = await open();
  dropped.on('error', () => undefined);
  dropped.write('GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(dropped).catch(() => '')).toBe('');
  expect((await limited.visitor.get('/health/live')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('applies limits to the address that the nearest proxy reports', async () => {
  const proxied = await startTestServer('sqlite', {
    RATE_LIMIT_POSTS_PER_MINUTE: '1',
    TRUST_PROXY: '1',
  });
  const post = async (forwardedFor: string) => {
    const headers = { 'x-forwarded-for': forwardedFor };
    return (await proxied.visitor.postJson('/contact/new-contact-request', {}, headers)).status;
  };
  expect(await post('198.51.100.1, 203.0.113.7')).toBe(400);
  expect(await post('198.51.100.2, 203.0.113.7')).toBe(429);
  expect(await post('198.51.100.2, 203.0.113.8')).toBe(400);
});

test('accepts a message as soon as it is ready, even after a slow start', async () => {
  const blockListen =
    "import net from 'node:net';const{listen}=net.Server.prototype;net.Server.prototype.listen=function(...args){const end=Date.now()+3000;while(Date.now()<end);return listen.apply(this,args)}";
  const run = await startServerRun(
    createTestPlace('sqlite', {
      MAX_EVENT_LOOP_DELAY_MS: '100',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(blockListen)}`,
    }),
  );
  await run.visitor.contact();
});
