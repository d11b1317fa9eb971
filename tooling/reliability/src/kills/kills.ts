import { readdirSync } from 'node:fs';
import {
  createLedger,
  createPlace,
  startServerProcess,
  type TestPlace,
} from '@kestrova/api/testing';
import type { DatabaseName, RunOptions } from '../options.ts';
import { createRandom } from '../random.ts';
import { createResult, type Result, type Scenario } from '../report.ts';
import { auditEmails } from './email-audit.ts';
import { killAtPoints } from './kill-points.ts';
import { killServer, type KillPlan } from './kill-server.ts';

const kill = async (
  options: RunOptions,
  name: DatabaseName,
  changes: Partial<KillPlan> = {},
): Promise<Result> => {
  const place = createPlace(await options.createDatabase(name));
  const plan = { kills: options.count ?? 200, random: createRandom(options.seed), ...changes };
  const ledger = createLedger();
  const audit = await killServer(place, plan, ledger);
  const server = await startServerProcess(place.environment);
  const emails = await auditEmails(place.config, ledger, () => listMailFolder(place));
  await server.end('SIGTERM');
  place.remove();
  const { acknowledged, missing, doubled, damagedFiles } = audit;
  return createResult(`${plan.kills} kills, ${acknowledged} records, ${emails.received} emails`, {
    'records missing': missing,
    'records doubled': doubled,
    'files damaged': damagedFiles,
    ...emails.broken,
    'nothing was acknowledged': acknowledged === 0,
  });
};

/** Emails that a kill interrupted are sent again into the same file, which their Message-ID names. */
function listMailFolder({ config: { mail } }: TestPlace): string[] {
  const domain = mail.from.split('@').at(-1);
  const names = readdirSync(mail.dir).filter((name) => name.endsWith('.eml'));
  return names.map((name) => name.replace(/\.eml$/, `@${domain}`));
}

/** On every chosen database, one after another. */
function onEach(
  name: string,
  run: (options: RunOptions, database: DatabaseName) => Promise<Result>,
): Scenario {
  return {
    name,
    async run(options) {
      const results = [];
      for (const database of options.databases) {
        const { found, problems } = await run(options, database);
        results.push({
          found: `${database}: ${found}`,
          problems: problems.map((problem) => `${problem} (${database})`),
        });
      }
      return {
        found: results.map(({ found }) => found).join('; '),
        problems: results.flatMap(({ problems }) => problems),
      };
    },
  };
}

/** Every way in which the server is killed. */
export const kills: readonly Scenario[] = [
  onEach('kill -9 at named moments', killAtPoints),
  onEach('kill -9 under load', kill),
  {
    name: 'kill -9 with its PostgreSQL',
    async run(options) {
      const cluster = await options.cluster();
      return kill(options, 'postgres', {
        kills: Math.ceil((options.count ?? 200) / 10),
        async between() {
          await cluster.kill();
          await cluster.start();
        },
      });
    },
  },
];
