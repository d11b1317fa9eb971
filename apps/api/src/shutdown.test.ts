import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';
import { startMailServer } from './testing/mail-server.ts';
import { openForTest } from './testing/open-for-test.ts';
import { openUploads } from './testing/open-uploads.ts';
import { startServerProcess } from './testing/server-process.ts';
import { startTcpServer } from './testing/tcp-server.ts';
import { createTestPlace } from './testing/test-server.ts';
import { until } from './testing/until.ts';

test('accepts requests until a proxy has noticed that it stops', async () => {
  const { server, visitor } = await startServerProcess(createTestPlace('sqlite'));
  const ask = async () => (await visitor.get('/health/accepting')).status;
  expect(await ask()).toBe(200);
  const end = server.end('SIGTERM');
  await until(async () => (await ask()) === 503);
  expect((await visitor.get('/health/ready')).status).toBe(503);
  await visitor.contact();
  expect(await end).toBe(0);
});

test('responds with 503 to an endless upload at the deadline', async () => {
  const place = await createTestPlace('sqlite');
  const server = await startServer({ ...place.config, shutdown: 100 });
  const [upload] = await openUploads(server.port, 1);
  await until(() => readdirSync(place.config.files.incomingDir).length === 1);
  await server.stop();
  expect((await upload?.response)?.status).toBe(503);
  await until(() => readdirSync(place.config.files.incomingDir).length === 0);
  expect(existsSync(`${place.config.database.file}-wal`)).toBe(false);
  upload?.abandon();
});

test('stops while the mail server is silent', async () => {
  const mail = await openForTest(startMailServer());
  mail.setMode('silent');
  const { server, visitor } = await startServerProcess(
    createTestPlace('sqlite', {
      LOG_LEVEL: 'info',
      SMTP_URL: mail.url,
      MAIL_TIMEOUT_SECONDS: '3600',
      SHUTDOWN_SECONDS: '0',
    }),
  );
  await visitor.contact();
  await until(() => mail.connections() > 0);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.readLog()).toContain('"step":"outbox, alerts and cleanup"');
});

test('finishes uploads on SIGTERM, and closes connections without a complete request', async () => {
  const settings = { LOG_LEVEL: 'info', SHUTDOWN_SECONDS: '3600' };
  const { place, server } = await startServerProcess(createTestPlace('sqlite', settings));
  const open = async (first: string) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(first);
    await once(socket, first === '' ? 'connect' : 'data');
    return socket;
  };
  // One connection is kept alive after a request, one has sent nothing, as browsers open some in advance.
  const request = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';
  const [idle, silent] = [await open(request), await open('')];
  const incomplete = await open(request);
  incomplete.write('GET /health/live HTTP/1.1\r\nHo');
  const uploads = await openUploads(server.port, 8);
  await until(() => readdirSync(place.config.files.incomingDir).length === 8);
  const end = server.end('SIGTERM');
  // Node closes it when the server no longer listens.
  await text(idle);
  for (const upload of uploads) upload.finish();
  const responses = await Promise.all(uploads.map(({ response }) => response));
  expect(responses).toEqual(uploads.map(() => ({ status: 200, connection: 'close' })));
  expect(await end).toBe(0);
  await Promise.all([text(silent), text(incomplete)]);
});

test('releases a request whose connection breaks before its response', async () => {
  const settings = { LOG_LEVEL: 'info', SHUTDOWN_SECONDS: '0' };
  const { place, server } = await startServerProcess(createTestPlace('sqlite', settings));
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      'POST /v1/website/contact/new-contact-request HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    );
    socket.resume();
    await once(socket, 'close');
  }
  const [upload] = await openUploads(server.port, 1);
  await until(() => readdirSync(place.config.files.incomingDir).length === 1);
  expect(await server.end('SIGTERM')).toBe(0);
  const lines = server.readLog().split('\n');
  const cut = lines.find((line) => line.includes('requests-cut')) ?? '{}';
  expect(JSON.parse(cut)).toMatchObject({ requests: 1 });
  upload?.abandon();
});

test('stops while its start waits for a silent database', async () => {
  await using database = await startTcpServer();
  const settings = {
    DATABASE_URL: `postgres://nobody@127.0.0.1:${database.port}/nothing`,
    SHUTDOWN_SECONDS: '0',
  };
  const place = await createTestPlace('postgres', settings, { isEmpty: true });
  const waiting = until(() => database.countConnections() > 0);
  const stopped = waiting.then(() => place[Symbol.asyncDispose]());
  await expect(startServerProcess(place)).rejects.toThrow('the server ended with 0:');
  await stopped;
});

test('exits on an unexpected error, and logs it without the values it quotes', async () => {
  const thrown = "Object.assign(Error('(email)=(asha@example.com)'),{detail:'asha@example.com'})";
  const script = `process.on('SIGUSR2',()=>{throw(${thrown})})`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`;
  const { server } = await startServerProcess(createTestPlace('sqlite', { NODE_OPTIONS }));
  expect(await server.end('SIGUSR2')).toBe(1);
  const line = server.readLog().trim();
  expect(JSON.parse(line)).toMatchObject({
    level: 'fatal',
    event: 'crashed',
    err: { type: 'Error', stack: expect.stringContaining('at ') },
  });
  expect(line).not.toContain('asha@example.com');
});
