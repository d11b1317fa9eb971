import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@kestrova/api/testing';
import { createResult, type Result } from '../report.ts';
import { restoreElsewhere } from './restore-elsewhere.ts';
import type { HaltablePart, Part } from './part-process.ts';
import type { Instance, Stack } from './stack.ts';
import type { World } from './visits.ts';

/** What is done to the stack while visitors come and go. */
export interface Act {
  name: string;
  /** Whether visitors may have to try again; none may ever fail. */
  mayRetry?: true;
  run(stack: Stack, world: World): Promise<Result>;
}

/** Milliseconds that a part stays away. */
const downTime = 3000;
/** Milliseconds of traffic before and after. */
const quietTime = 2000;

/** Everything that is done to the stack, in this order. */
export function listActs({ instances, nginx, bucket, database }: Stack): Act[] {
  return [
    { name: 'nothing', run: () => duringTraffic(async () => pause(2 * quietTime)) },
    ...instances.map((instance) => killAct(instance.name, instance)),
    { name: 'restart without taking out', mayRetry: true, run: restart },
    { name: 'nginx: reload', run: () => duringTraffic(() => nginx.reload()) },
    killAct('nginx', nginx),
    { name: 'mail: kill -9', run: killMail },
    killAct('bucket', bucket, 'files'),
    freezeAct('bucket', bucket, 'files'),
    killAct('PostgreSQL', database, 'database'),
    freezeAct('PostgreSQL', database, 'database'),
    { name: 'backup and restore', run: restoreElsewhere },
    { name: 'release', run: (stack) => duringTraffic(() => stack.release('next')) },
    { name: 'rollback', run: rollBack },
  ];
}

async function duringTraffic(act: () => Promise<void>): Promise<Result> {
  await pause(quietTime);
  await act();
  await pause(quietTime);
  return createResult('', {});
}

/** Not as the README says it: nginx still sends requests to an instance that is stopping. */
async function restart({ instances: [first] }: Stack): Promise<Result> {
  return duringTraffic(async () => {
    await first?.stop();
    await first?.start();
  });
}

/** @param check the readiness check that fails because of it. */
function killAct(name: string, part: Part, check?: 'database' | 'files'): Act {
  return {
    name: `${name}: kill -9`,
    mayRetry: true,
    run: (stack) => disturb(stack, check, { begin: () => part.kill(), end: () => part.start() }),
  };
}

function freezeAct(name: string, part: HaltablePart, check: 'database' | 'files'): Act {
  return {
    name: `${name}: frozen`,
    mayRetry: true,
    run: (stack) =>
      disturb(stack, check, {
        begin: async () => part.freeze(),
        end: async () => part.thaw(),
      }),
  };
}

/** Every instance is unready for as long as it lasts, and counts what it rejects. */
async function disturb(
  stack: Stack,
  check: 'database' | 'files' | undefined,
  { begin, end }: { begin: () => Promise<void>; end: () => Promise<void> },
): Promise<Result> {
  let unready = 0;
  await duringTraffic(async () => {
    await begin();
    if (check !== undefined) unready = await waitForUnready(stack.instances, check);
    await pause(downTime);
    await end();
    await waitForReady(stack);
  });
  if (check === undefined) return createResult('', {});
  const rejected = await readMetric(stack, 'http_request_duration_seconds_count', 'status="503"');
  return createResult(`${rejected} × 503`, {
    '/health/ready does not say so': unready < stack.instances.length,
    '/metrics do not show it': rejected === 0,
  });
}

/** Nobody waits for the mail server: emails wait in the outbox. */
async function killMail(stack: Stack): Promise<Result> {
  let waiting = 0;
  await duringTraffic(async () => {
    await stack.mail.kill();
    await pause(downTime);
    waiting = await readMetric(stack, 'kestrova_outbox_emails{state="waiting"}');
    await stack.mail.start();
  });
  return createResult(`${waiting} emails waited`, {
    'the metrics do not show it': waiting === 0,
    'the log does not say it': !isLogged(stack, '"event":"email-delayed"'),
  });
}

/** The version before on the newer schema. */
async function rollBack(stack: Stack): Promise<Result> {
  await duringTraffic(() => stack.release('this'));
  return createResult('runs on the newer schema', {
    'the log does not say that the schema is newer': !isLogged(
      stack,
      'migrations of a later version',
    ),
  });
}

/** Waits until the instances say that they cannot store submissions, and why; @returns how many do. */
async function waitForUnready(instances: readonly Instance[], check: string): Promise<number> {
  const saw = new Set<string>();
  const ask = async (instance: Instance) => {
    const { status, body } = await instance.get('/health/ready');
    if (status === 503 && body.includes(`"${check}":false`)) saw.add(instance.name);
  };
  await until(async () => {
    await Promise.all(instances.map(ask));
    return saw.size === instances.length;
  }, 15_000).catch(() => undefined);
  return saw.size;
}

/** Waits until all instances are ready again. */
export async function waitForReady({ instances }: Stack): Promise<void> {
  await until(async () => {
    const responses = await Promise.all(instances.map((one) => one.get('/health/ready')));
    return responses.every(({ status }) => status === 200);
  }, 60_000);
}

/** The sum of a metric over its matching lines; what several instances know alike counts once. */
async function readMetric({ instances }: Stack, ...texts: string[]): Promise<number> {
  const responses = await Promise.all(instances.map((one) => one.get('/metrics')));
  const sums = responses.map(({ body }) =>
    body
      .split('\n')
      .filter((line) => texts.every((text) => line.includes(text)))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0),
  );
  return Math.max(...sums);
}

function isLogged({ instances }: Stack, text: string): boolean {
  return instances.some((one) => one.readLog().includes(text));
}
