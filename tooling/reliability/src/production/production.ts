import { setTimeout as pause } from 'node:timers/promises';
import {
  after,
  jobListPath,
  migrate,
  startLoad,
  until,
  type Ledger,
  type Migration,
  type Visits,
} from '@kestrova/api/testing';
import { findMissingNginx } from '@kestrova/hosting/testing';
import { auditLedgerAndEmails } from '../ledger.ts';
import { fetchOnce, tally } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, describeFailure, leaveOut, type Result } from '../report.ts';
import { startStack, type Stack } from './stack.ts';

/** Milliseconds of traffic before and after an act. */
const quietTime = 2000;
/** Milliseconds that a part is down. */
const downTime = 3000;
/** In milliseconds; on a busy machine 300 submissions may take long. */
const timeout = 300_000;
/** How many emails an instance sends at once, each on its own connection. */
const smtpConnections = 5;

/** The reads of visitors between their submissions. */
const reading: Visits = {
  'a page': (visitor) => ({
    send: () => visitor.get('/home', { 'accept-encoding': 'br' }),
    isRight: (body, { headers }) =>
      body.includes('</html>') && headers.get('content-encoding') === 'br',
  }),
  'the jobs': (visitor) => ({
    send: () => visitor.get(jobListPath),
    isRight: (body) => body.includes('"jobId"'),
  }),
};

const startTraffic = ({ sitePorts }: Stack, ledger: Ledger, visitors: number, pauseMs: number) =>
  startLoad(sitePorts, visitors, ledger, { reading, pauseMs, send: fetchOnce });

/** An action on the stack while visitors use it. */
type Act = () => Promise<void>;

/** Visitors must not have to retry during these. */
function listCalmActs(stack: Stack): Readonly<Record<string, Act>> {
  const { nginx, mail } = stack;
  return {
    'nginx: reload': () => nginx.reload(),
    'mail: stopped': () => withoutPart(mail.stop, mail.start),
    'release with a migration': () => release(stack),
  };
}

/** Visitors may have to retry during these, but none may fail. */
function listRoughActs(stack: Stack): Readonly<Record<string, Act>> {
  const { instances, nginx, database, disturbBucket } = stack;
  const [first, second] = instances;
  const repair = () => disturbBucket({});
  return {
    'API A: kill -9': () => withoutPart(first.kill, first.start),
    'API B: kill -9': () => withoutPart(second.kill, second.start),
    // Skips a step of docs/operations/deployment.md: nginx still sends requests to the stopping instance.
    async 'restart without taking out'() {
      await first.stop();
      await first.start();
    },
    'nginx: kill -9': () => withoutPart(nginx.kill, nginx.start),
    'bucket: reset': () =>
      withoutPart(() => disturbBucket({ fromClient: after(0, 'reset') }), repair),
    'bucket: frozen': () =>
      withoutPart(() => disturbBucket({ fromClient: after(1, 'freeze') }), repair),
    'PostgreSQL: kill -9': () => withoutPart(database.kill, database.start),
    'PostgreSQL: frozen': () => withoutPart(database.freeze, database.thaw),
  };
}

async function withoutPart(
  begin: (this: void) => Promise<void> | void,
  end: (this: void) => Promise<void> | void,
): Promise<void> {
  await begin();
  await pause(downTime);
  await end();
}

/** A schema change that the next version may make. */
const nextMigration: Migration = {
  name: '9999-rehearsal',
  async apply({ schema }) {
    await schema.alterTable('applications').addColumn('rehearsal', 'text').execute();
  },
};

/**
 * Replaces one instance after the other, as in docs/operations/deployment.md. From the first one on, the
 * schema is that of the next version, which the other instance and a rollback have to accept.
 */
async function release({ instances, takeOut, place }: Stack): Promise<void> {
  await using database = place.openDatabase();
  for (const instance of instances) {
    await takeOut(instance.port);
    await instance.stop();
    await migrate(database, [nextMigration]);
    await instance.start();
    await takeOut();
  }
}

async function runAct(act: Act, mayRetry: boolean, stack: Stack, ledger: Ledger): Promise<Result> {
  await using traffic = await startTraffic(stack, ledger, 6, 120);
  await pause(quietTime);
  await act();
  for (const { isReady } of stack.instances) await until(isReady, 60_000);
  await pause(quietTime);
  await traffic.stop();
  const { requests, retried, failed } = traffic.met;
  const found = `${requests} requests, retried: ${tally(retried) || 'none'}`;
  return createResult([found, ...failed.slice(0, 5)].join('; '), {
    'visitors failed': failed.length,
    'had to retry': mayRetry ? 0 : retried.length,
  });
}

/** Production on one machine, in front of visitors, while its parts fail and a release is made. */
export function rehearse(options: RunOptions): Promise<Result> {
  return inProduction(options, async (stack, ledger) => {
    const problems: string[] = [];
    const runAll = async (acts: Readonly<Record<string, Act>>, mayRetry: boolean) => {
      for (const [name, act] of Object.entries(acts)) {
        const result = await runAct(act, mayRetry, stack, ledger).catch(describeFailure);
        options.tell(`  ${name}: ${[result.found, ...result.problems].join('; ')}`);
        problems.push(...result.problems.map((problem) => `${name}: ${problem}`));
      }
    };
    await runAll(listRoughActs(stack), true);
    await runAll(listCalmActs(stack), false);
    const { found, broken } = await auditStack(stack, ledger);
    return { found, problems: [...problems, ...createResult(found, broken).problems] };
  });
}

/** At least 500 submissions, while one of two instances is killed and started again. */
export function killDuringSubmissions(options: RunOptions): Promise<Result> {
  return inProduction(options, async (stack, ledger) => {
    const [first] = stack.instances;
    const visitors = 25;
    await using traffic = await startTraffic(stack, ledger, visitors, 0);
    const waitFor = (count: number) => until(() => ledger.size >= count, timeout);
    await waitFor(150);
    await first.kill();
    await waitFor(300);
    await first.start();
    await waitFor(500);
    await traffic.stop();
    const audit = await auditStack(stack, ledger);
    const files = [...ledger.values()].filter((hash) => hash !== undefined).length;
    const found = [
      `${audit.found}, ${audit.repeated} of them twice`,
      `${audit.storedFiles} files in the bucket`,
      `retried: ${tally(traffic.met.retried) || 'none'}`,
    ];
    return createResult(found.join('; '), {
      ...audit.broken,
      'visitors failed': traffic.met.failed.length,
      'extra records': audit.kept - ledger.size,
      // The instance was sending these when it was killed.
      'emails sent twice': Math.max(0, audit.repeated - smtpConnections),
      // Each visitor may have been interrupted; the server deletes these later.
      'files stored twice': Math.max(0, audit.storedFiles - files - visitors),
    });
  });
}

async function inProduction(
  options: RunOptions,
  run: (stack: Stack, ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  const missing = findMissingNginx();
  if (missing !== undefined) return leaveOut(missing);
  await using resources = new AsyncDisposableStack();
  return await run(await startStack(options, resources), new Map());
}

function auditStack({ mail, place }: Stack, ledger: Ledger) {
  return auditLedgerAndEmails(place, ledger, mail.listMessageIds);
}
