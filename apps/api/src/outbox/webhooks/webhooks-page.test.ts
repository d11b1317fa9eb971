import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { countDeliveries, listDeliveries } from '../delivery-overview.ts';
import { createTemporaryFolder, openForTest } from '../../testing/open-for-test.ts';
import { apiFolder } from '../../testing/operator.ts';
import { createCv } from '../../testing/sample-files.ts';
import { startTcpServer } from '../../testing/tcp-server.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { applyAndOpen } from '../../testing/visitor.ts';

const page = readFileSync(join(apiFolder, '../../docs/operations/webhooks.md'), 'utf8');
const findExample = (language: string) =>
  RegExp(`\n\`\`\`${language}\n(.+?)\n\`\`\``, 's').exec(page)?.[1] ?? '';

const eventSchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ reference: z.string() }),
});

const folder = createTemporaryFolder();

/** Starts the receiver of the page. @returns the events that it prints. */
async function startReceiver(environment: Record<string, string>) {
  const file = join(folder, 'receiver.mjs');
  writeFileSync(file, findExample('js'));
  symlinkSync(join(apiFolder, 'node_modules'), join(folder, 'node_modules'));
  const child = spawn(process.execPath, [file], { env: environment });
  await openForTest({
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
    },
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  return () =>
    printed
      .split('\n')
      .filter(Boolean)
      .map((line) => eventSchema.parse(JSON.parse(line)));
}

test('the receiver of the page prints each event once, after it was down', async () => {
  const reserved = await startTcpServer();
  await reserved.stop();
  const WEBHOOK_SECRET = `whsec_${btoa('the-secret-of-the-receiver')}`;
  const WEBHOOK_URL = `http://127.0.0.1:${reserved.port}`;
  const server = await startTestServer('sqlite', { WEBHOOK_URL, WEBHOOK_SECRET });
  const { queries } = server.services.database;
  await server.visitor.contact();
  await server.visitor.apply({}, { cv: createCv() });
  await (await applyAndOpen(server)).own.withdraw();
  const rows = await until(async () => {
    const waiting = await listDeliveries(queries, 'webhook', 'waiting', 10);
    return waiting.every(({ attempts }) => attempts > 1) && waiting;
  });
  expect(rows.map(({ lastError }) => lastError)).toEqual(
    Array(3).fill('the receiver did not answer (ECONNREFUSED)'),
  );

  const readEvents = await startReceiver({ WEBHOOK_SECRET, PORT: String(reserved.port) });
  await until(async () => (await countDeliveries(queries, 'webhook')).waiting === 0);
  const events = await until(() => readEvents().length >= 3 && readEvents());
  expect(events.map(({ id, type }) => `${id} ${type}`).toSorted()).toEqual(
    rows.map(({ id, subject }) => `${id} ${subject}`).toSorted(),
  );
  const example: unknown = JSON.parse(findExample('json'));
  const application = events.find(({ type }) => type === 'application.received');
  expect(listKeys(application)).toEqual(['id', ...listKeys(example)]);
});

/** The names of all fields, in their order. */
function listKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...listKeys(item)]);
}
