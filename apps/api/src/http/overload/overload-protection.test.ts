import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openUploads } from '../../testing/open-uploads.ts';
import { createFile, createPdfOfSize } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { createApplicationData, createContactRequest } from '../../testing/visitor.ts';

const server = await startTestServer('sqlite', {
  MAX_UPLOADS_IN_PROGRESS: '2',
});

const sendContactRequest = () => server.visitor.sendContactRequest(createContactRequest());
const sendApplication = (files = {}) =>
  server.visitor.sendApplication(createApplicationData(), files);
const arrived = (count: number) =>
  until(async () => (await server.listIncoming()).length === count);

test(
  'rejects an upload above the limit, and accepts other submissions',
  { tags: ['ASVS-2.4.1'] },
  async () => {
    const uploads = await openUploads(server.port, 2);
    await arrived(2);

    // The body is drained so that the client reads the response.
    const cv = createFile(createPdfOfSize(4_000_000), 'cv.pdf');
    const rejected = await sendApplication({ cv });
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toBe('30');
    expect(await rejected.json()).toEqual({ error: expect.stringContaining('please try again') });
    expect((await sendContactRequest()).status).toBe(200);
    const { visitor } = server;
    expect(await visitor.readMetric('kestrova_submissions_in_progress{kind="upload"}')).toBe(2);
    expect(await visitor.readMetric('kestrova_overload_rejections_total')).toBe(1);

    for (const upload of uploads) upload.finish();
    const responses = await Promise.all(uploads.map((upload) => upload.response));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await sendApplication({ cv })).status).toBe(200);
  },
);

test('releases the slots of aborted requests', async () => {
  const uploads = await openUploads(server.port, 2);
  await arrived(2);
  for (const upload of uploads) upload.abandon();
  await arrived(0);
  await until(async () => (await sendApplication()).status === 200);
});

test('rejects a submission above the limit', async () => {
  const full = await startTestServer('sqlite', { MAX_SUBMISSIONS_IN_PROGRESS: '1' });
  const [upload] = await openUploads(full.port, 1);
  await until(async () => (await full.listIncoming()).length === 1);
  expect((await full.visitor.sendContactRequest(createContactRequest())).status).toBe(503);
  upload?.finish();
  expect((await upload?.response)?.status).toBe(200);
  expect((await full.visitor.sendContactRequest(createContactRequest())).status).toBe(200);
});

test(
  'rejects submissions, but no reads, while the event loop is late',
  { tags: ['ASVS-2.4.1'] },
  async () => {
    const { visitor, app } = await startTestServer('sqlite', { MAX_EVENT_LOOP_DELAY_MS: '1' });
    const keepLate = setInterval(() => {
      const end = performance.now() + 20;
      while (performance.now() < end);
    });
    await until(() => app.isUnderPressure());
    const send = () => visitor.sendContactRequest(createContactRequest());
    const rejected = await send();
    const paths = ['/v1/website/job/get-all-jobs', '/health/ready', '/metrics'];
    const reads = await Promise.all(paths.map((path) => visitor.get(path)));
    clearInterval(keepLate);
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toBe('30');
    expect(await rejected.json()).toEqual({ error: expect.stringContaining('please try again') });
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);
    await until(async () => (await send()).status === 200);
  },
);

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
