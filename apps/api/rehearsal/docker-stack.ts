import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import getPort from 'get-port';
import { z } from 'zod';
import { readConfig } from '../src/config.ts';
import { apiFolder } from '../src/testing/server-process.ts';
import { createNextVersion } from './next-version.ts';
import type { HaltablePart, Instance, Mailbox, Stack } from './stack.ts';

const run = promisify(execFile);
const hosting = resolve(apiFolder, '../../tooling/hosting/docker');
const instanceCount = 2;

/** The containers of compose.yaml, with the site servers in front. */
export async function createDockerStack(folder: string): Promise<Stack> {
  if (spawnSync('docker', ['compose', 'version']).status !== 0) {
    throw new Error(
      'Docker with Compose is missing here; without --docker no container is needed.',
    );
  }
  const next = createNextVersion();
  const sources = { this: join(apiFolder, 'src'), next: join(next.folder, 'src') };
  const ports = { database: await getPort(), storage: await getPort(), mail: await getPort() };
  const environment = {
    ...process.env,
    DATABASE_PORT: String(ports.database),
    STORAGE_PORT: String(ports.storage),
    MAIL_PORT: String(ports.mail),
    API_SOURCE: sources.this,
  };
  const docker = async (...args: string[]) => {
    const { stdout, stderr } = await run('docker', args, {
      env: environment,
      maxBuffer: 256 * 1024 * 1024,
    });
    return { stdout, all: stdout + stderr };
  };
  const files = [
    join(hosting, 'compose.yaml'),
    join(apiFolder, 'rehearsal/compose.rehearsal.yaml'),
  ];
  const compose = (...args: string[]) =>
    docker(
      'compose',
      '--project-name=kestrova-rehearsal',
      `--env-file=${join(hosting, 'local.env')}`,
      ...files.flatMap((file) => ['--file', file]),
      ...args,
    );
  const up = (...args: string[]) => compose('up', '--detach', '--wait', ...args);
  const listContainers = async () =>
    (await compose('ps', '--quiet', 'api')).stdout.trim().split('\n').toSorted();
  const createPart = (...services: string[]): HaltablePart => ({
    kill: async () => void (await compose('kill', ...services)),
    start: async () => void (await up('--no-deps', '--no-recreate', ...services)),
    freeze: async () => void (await compose('pause', ...services)),
    thaw: async () => void (await compose('unpause', ...services)),
  });

  const remove = async () => {
    await compose('down', '--volumes');
    next.remove();
  };
  const settings = createSettings(ports, folder);
  try {
    await up('--build', '--scale', `api=${instanceCount}`);
  } catch (error) {
    await remove();
    throw error;
  }
  let containers = await listContainers();
  return {
    sitePorts: [4001, 4002],
    instances: () => containers.map((id, index) => createInstance(docker, id, index)),
    proxy: createPart('india', 'usa'),
    mail: createPart('mail'),
    bucket: createPart('storage'),
    database: createPart('database'),
    mailbox: createMailbox(ports.mail),
    environment: settings,
    config: readConfig(settings),
    async release(version) {
      const before = containers;
      environment.API_SOURCE = sources[version];
      // The new ones beside the old ones, which keep their source.
      const scale = `api=${2 * before.length}`;
      await up('--no-deps', '--no-recreate', '--scale', scale, 'api');
      for (const id of before) {
        await docker('stop', id);
        await docker('rm', id);
      }
      containers = await listContainers();
    },
    remove,
  };
}

/** How this machine reaches the data. */
function createSettings(ports: { database: number; storage: number }, folder: string) {
  const passwords = parseEnv(readFileSync(join(hosting, 'local.env'), 'utf8'));
  return {
    DATABASE_URL: `postgres://kestrova:${passwords['DATABASE_PASSWORD']}@127.0.0.1:${ports.database}/kestrova`,
    S3_BUCKET: 'kestrova',
    S3_ENDPOINT: `http://127.0.0.1:${ports.storage}`,
    S3_ACCESS_KEY_ID: 'kestrova',
    S3_SECRET_ACCESS_KEY: passwords['STORAGE_PASSWORD'] ?? '',
    DATA_DIR: join(folder, 'operator'),
  };
}

type Docker = (...args: string[]) => Promise<{ stdout: string; all: string }>;

const responseSchema = z.object({ status: z.number(), body: z.string() });

/** Prints the response to a path as JSON; status 0 while the server cannot be reached. */
const ask = `fetch('http://localhost:4000' + process.argv[1])
  .then(async (response) => ({ status: response.status, body: await response.text() }))
  .catch(() => ({ status: 0, body: '' }))
  .then((response) => console.log(JSON.stringify(response)))`;

function createInstance(docker: Docker, id: string, index: number): Instance {
  return {
    name: `API ${'AB'[index] ?? index}`,
    kill: async () => void (await docker('kill', id)),
    start: async () => void (await docker('start', id)),
    restart: async () => void (await docker('restart', id)),
    async get(path) {
      const { stdout } = await docker('exec', id, 'node', '--eval', ask, path);
      return responseSchema.parse(JSON.parse(stdout));
    },
    readLog: async () => (await docker('logs', id)).all,
  };
}

const messagesSchema = z.object({
  messages: z.array(
    z.object({
      ID: z.string(),
      MessageID: z.string(),
      To: z.array(z.object({ Address: z.string() })),
    }),
  ),
});
const messageSchema = z.object({ Text: z.string() });

/** What Mailpit has; https://mailpit.axllent.org/docs/api-v1/ */
function createMailbox(port: number): Mailbox {
  const call = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json();
  return {
    async list() {
      const { messages } = messagesSchema.parse(await call('messages?limit=1000000'));
      return messages.map(({ MessageID, To }) => ({
        messageId: MessageID,
        to: To[0]?.Address ?? '',
      }));
    },
    async findText(address) {
      const query = new URLSearchParams({ query: `to:"${address}"` });
      // It is not there while its server is killed.
      const found = await call(`search?${query.toString()}`).catch(() => ({ messages: [] }));
      const [message] = messagesSchema.parse(found).messages;
      return message && messageSchema.parse(await call(`message/${message.ID}`)).Text;
    },
  };
}
