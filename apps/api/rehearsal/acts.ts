import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../src/testing/until.ts';
import { restoreElsewhere } from './restore-elsewhere.ts';
import type { HaltablePart, Instance, Part, Stack } from './stack.ts';
import type { Act, Outcome } from './world.ts';

/** Milliseconds that a part stays away. */
const downTime = 3000;
/** Milliseconds of quiet before and after. */
const quietTime = 2000;
const fine: Outcome = { note: '', problems: [] };

/** Everything that is done to the stack, in this order. */
export function listActs(stack: Stack): Act[] {
  const { proxy } = stack;
  const instances = stack.instances().map(({ name }) => name);
  return [
    { name: 'calm', mayRetry: false, run: stayCalm },
    ...instances.map((name) => killAct(name, () => findInstance(stack, name))),
    { name: 'API A: restart', mayRetry: true, run: restart },
    ...(proxy.reload === undefined ? [] : [reloadAct(proxy.reload)]),
    killAct('sites', () => proxy),
    { name: 'mail: kill -9', mayRetry: false, run: killMail },
    killAct('bucket', () => stack.bucket, 'files'),
    freezeAct('bucket', stack.bucket, 'files'),
    killAct('PostgreSQL', () => stack.database, 'database'),
    freezeAct('PostgreSQL', stack.database, 'database'),
    { name: 'backup and restore', mayRetry: false, run: restoreElsewhere },
    ...createReleaseActs(),
  ];
}

/** Not as the README says it: nginx still sends requests to an instance that is stopping. */
async function restart(stack: Stack): Promise<Outcome> {
  for (let count = 0; count < 3; count += 1) {
    await pause(quietTime);
    await findInstance(stack, 'API A').restart();
  }
  await pause(quietTime);
  return fine;
}

async function stayCalm(): Promise<Outcome> {
  await pause(4 * quietTime);
  return fine;
}

function reloadAct(reload: () => Promise<void>): Act {
  return {
    name: 'nginx: reload',
    mayRetry: false,
    async run() {
      for (let count = 0; count < 3; count += 1) {
        await pause(quietTime);
        await reload();
      }
      return fine;
    },
  };
}

/** @param check the readiness check that fails meanwhile. */
function killAct(name: string, find: () => Part, check?: 'database' | 'files'): Act {
  return {
    name: `${name}: kill -9`,
    mayRetry: true,
    async run(stack) {
      const part = find();
      await pause(quietTime);
      await part.kill();
      const unready = check === undefined ? [] : await waitForUnready(stack, check);
      await pause(downTime);
      await part.start();
      await waitForReady(stack);
      await pause(quietTime);
      return unready.length === 0 ? fine : report(stack, unready);
    },
  };
}

function freezeAct(name: string, part: HaltablePart, check: 'database' | 'files'): Act {
  return {
    name: `${name}: frozen`,
    mayRetry: true,
    async run(stack) {
      await pause(quietTime);
      await part.freeze();
      const unready = await waitForUnready(stack, check);
      await pause(downTime);
      await part.thaw();
      await waitForReady(stack);
      await pause(quietTime);
      return report(stack, unready);
    },
  };
}

/** Nobody waits for the mail server: emails wait in the outbox. */
async function killMail(stack: Stack): Promise<Outcome> {
  await pause(quietTime);
  await stack.mail.kill();
  await pause(downTime);
  const waiting = await readMetric(stack, 'kestrova_outbox_emails{state="waiting"}');
  await stack.mail.start();
  await pause(quietTime);
  const delayed = await countInLogs(stack, '"event":"email-delayed"');
  return {
    note: `${waiting} emails waited`,
    problems: waiting > 0 && delayed > 0 ? [] : ['neither metrics nor log show the emails'],
  };
}

function createReleaseActs(): Act[] {
  let isReleased = false;
  const releaseNext = async (stack: Stack) => {
    await pause(quietTime);
    await stack.release('next');
    isReleased = true;
    await pause(quietTime);
    return fine;
  };
  const goBack = async (stack: Stack) => {
    // Where only this act was asked for.
    if (!isReleased) await releaseNext(stack);
    return rollBack(stack);
  };
  return [
    { name: 'release', mayRetry: false, run: releaseNext },
    { name: 'rollback', mayRetry: false, run: goBack },
  ];
}

/** The version before on the newer schema. */
async function rollBack(stack: Stack): Promise<Outcome> {
  await pause(quietTime);
  await stack.release('this');
  await pause(quietTime);
  const warned = await countInLogs(stack, 'migrations of a later version');
  return {
    note: 'runs on the newer schema',
    problems: warned > 0 ? [] : ['the log does not say that the schema is newer'],
  };
}

function findInstance(stack: Stack, name: string): Instance {
  const found = stack.instances().find((instance) => instance.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

/** Waits until every instance says that it cannot store submissions, and why. */
async function waitForUnready(stack: Stack, check: string): Promise<string[]> {
  const instances = stack.instances();
  const saw = new Set<string>();
  const ask = async (instance: Instance) => {
    const { status, body } = await instance.get('/health/ready');
    if (status === 503 && body.includes(`"${check}":false`)) saw.add(instance.name);
  };
  await until(async () => {
    await Promise.all(instances.map(ask));
    return saw.size === instances.length;
  }, 15_000).catch(() => undefined);
  return [...saw];
}

/** Every instance was unready while it had to be, and has counted what it refused. */
async function report(stack: Stack, unready: readonly string[]): Promise<Outcome> {
  const refused = await readMetric(stack, 'http_request_duration_seconds_count', 'status="503"');
  const isSeen = unready.length === stack.instances().length;
  return {
    note: `unready seen, ${refused} × 503`,
    problems: [
      ...(isSeen ? [] : ['/health/ready does not say so']),
      ...(refused > 0 ? [] : ['/metrics do not show it']),
    ],
  };
}

/** Waits until all instances are ready again. */
export async function waitForReady(stack: Stack): Promise<void> {
  await until(async () => {
    const responses = await Promise.all(
      stack.instances().map((instance) => instance.get('/health/ready')),
    );
    return responses.every(({ status }) => status === 200);
  }, 60_000);
}

/** The sum of a metric over its matching lines; what several instances know alike counts once. */
async function readMetric(stack: Stack, ...texts: string[]): Promise<number> {
  const responses = await Promise.all(
    stack.instances().map((instance) => instance.get('/metrics')),
  );
  const sums = responses.map(({ body }) =>
    body
      .split('\n')
      .filter((line) => texts.every((text) => line.includes(text)))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0),
  );
  return Math.max(...sums);
}

async function countInLogs(stack: Stack, text: string): Promise<number> {
  const logs = await Promise.all(stack.instances().map((instance) => instance.readLog()));
  return logs.join('').split(text).length - 1;
}
