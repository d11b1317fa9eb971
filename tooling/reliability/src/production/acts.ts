import { setTimeout as pause } from 'node:timers/promises';
import { apiFolder, until } from '@kestrova/api/testing';
import { createResult, type Result } from '../report.ts';
import type { Instance, Part } from './instance.ts';
import { connectionFaults, type Stack } from './stack.ts';

/** What is done to the stack while visitors come and go. */
export interface Act {
  name: string;
  /** Whether visitors may have to try again; none may ever fail. */
  mayRetry: boolean;
  run(): Promise<Result>;
}

/** Milliseconds that a part stays away. */
const downTime = 3000;
/** Milliseconds of traffic before and after. */
const quietTime = 2000;

/** Everything that is done to the stack, in this order. */
export function listActs(stack: Stack): Act[] {
  const { instances, nginx, database } = stack;
  const calm = (name: string, work: () => Promise<unknown>): Act => ({
    name,
    mayRetry: false,
    run: () => duringTraffic(work),
  });
  const rough = (name: string, run: () => Promise<Result>): Act => ({ name, mayRetry: true, run });
  const kill = (name: string, part: Part) =>
    rough(`${name}: kill -9`, () =>
      duringTraffic(async () => {
        await part.kill();
        await pause(downTime);
        await part.start();
        await waitForReady(stack);
      }),
    );
  const bucket = (fault: 'reset' | 'frozen') =>
    rough(`bucket: ${fault}`, () =>
      makeUnready(stack, 'files', {
        begin: async () => stack.disturbBucket(connectionFaults[fault]),
        end: async () => stack.disturbBucket(connectionFaults.none),
      }),
    );
  return [
    calm('nothing', () => pause(2 * quietTime)),
    ...instances.map((instance) => kill(instance.name, instance)),
    // Not as docs/operations/deployment.md says it: nginx still sends requests to an instance that is stopping.
    rough('restart without taking out', () =>
      duringTraffic(async () => {
        await instances[0]?.stop();
        await instances[0]?.start();
      }),
    ),
    calm('nginx: reload', () => nginx.reload()),
    kill('nginx', nginx),
    { name: 'mail: stopped', mayRetry: false, run: () => stopMail(stack) },
    bucket('reset'),
    bucket('frozen'),
    rough('PostgreSQL: kill -9', () =>
      makeUnready(stack, 'database', { begin: () => database.kill(), end: () => database.start() }),
    ),
    rough('PostgreSQL: frozen', () =>
      makeUnready(stack, 'database', {
        begin: async () => database.freeze(),
        end: async () => database.thaw(),
      }),
    ),
    calm('release', () => release(stack, stack.nextVersion)),
    { name: 'rollback', mayRetry: false, run: () => rollBack(stack) },
  ];
}

async function duringTraffic(work: () => Promise<unknown>): Promise<Result> {
  await pause(quietTime);
  await work();
  await pause(quietTime);
  return createResult('', {});
}

/** Every instance is unready for as long as it lasts, and counts what it rejects. */
async function makeUnready(
  stack: Stack,
  check: 'database' | 'files',
  { begin, end }: { begin: () => Promise<void>; end: () => Promise<void> },
): Promise<Result> {
  const unready = new Set<string>();
  await duringTraffic(async () => {
    await begin();
    const look = async (instance: Instance) => {
      const { status, body } = await instance.get('/health/ready');
      if (status === 503 && body.includes(`"${check}":false`)) unready.add(instance.name);
    };
    await until(async () => {
      await Promise.all(stack.instances.map(look));
      return unready.size === stack.instances.length;
    }, 15_000).catch(() => undefined);
    await pause(downTime);
    await end();
    await waitForReady(stack);
  });
  const rejected = await readMetric(stack, 'http_request_duration_seconds_count', 'status="503"');
  return createResult(`${rejected} × 503`, {
    '/health/ready does not say so': unready.size < stack.instances.length,
    '/metrics do not show it': rejected === 0,
  });
}

/** Nobody waits for the mail server: emails wait in the outbox. */
async function stopMail(stack: Stack): Promise<Result> {
  let waiting = 0;
  await duringTraffic(async () => {
    await stack.mail.stop();
    await pause(downTime);
    waiting = await readMetric(stack, 'kestrova_outbox_emails{state="waiting"}');
    await stack.mail.start();
  });
  return createResult(`${waiting} emails waited`, {
    'the metrics do not show it': waiting === 0,
    'the log does not say it': !isLogged(stack, '"event":"email-delayed"'),
  });
}

/** Goes to another version, one instance after the other, as docs/operations/deployment.md describes it. */
async function release({ instances, nginx }: Stack, version: string): Promise<void> {
  for (const instance of instances) {
    await nginx.setDown(instance.port, true);
    await instance.stop();
    await instance.start(version);
    await nginx.setDown(instance.port, false);
  }
}

/** The version before on the newer schema. */
async function rollBack(stack: Stack): Promise<Result> {
  await duringTraffic(() => release(stack, apiFolder));
  const isSaid = isLogged(stack, 'migrations of a later version');
  return createResult('', { 'the log does not say that the schema is newer': !isSaid });
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
