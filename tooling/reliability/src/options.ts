import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  createPostgresCluster,
  type DialectName,
  type PostgresCluster,
} from '@kestrova/api/testing';

interface Sizes {
  /** Kills, or hostile requests; without it the default of the command. */
  count?: number | undefined;
  /** The same seed makes the same choices. */
  seed?: number | undefined;
}

/** The size of a run, and its resources. */
export type RunOptions = ReturnType<typeof createRunOptions>;

/** Creates the options of a run; a seed is drawn unless one is given. */
export function createRunOptions({ count, seed = randomInt(2 ** 31) }: Sizes) {
  let started: Promise<PostgresCluster> | undefined;
  /** The PostgreSQL of the run, which starts with its first use. */
  const cluster = () => (started ??= createPostgresCluster());
  return {
    count,
    seed,
    cluster,
    /** The settings of a server with an empty database of this kind. */
    createDatabase: async (dialect: DialectName): Promise<Record<string, string>> =>
      dialect === 'sqlite' ? {} : { DATABASE_URL: await (await cluster()).createDatabase() },
    tell: (text: string) => process.stderr.write(`${text}\n`),
    async [Symbol.asyncDispose]() {
      await (await started)?.remove();
    },
  };
}

/** Reads the command line. @throws Error that says what is wrong with it. */
export function readCommandLine(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: { count: { type: 'string' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const entries = Object.entries(values).map(([name, value]) => [name, Number(value)] as const);
  for (const [name, number] of entries) {
    if (!Number.isSafeInteger(number) || number < 0) {
      throw new Error(`--${name} is not a whole number.`);
    }
  }
  const [command = '', ...words] = positionals;
  const sizes: Sizes = Object.fromEntries(entries);
  return { command, filter: words.join(' ').toLowerCase(), sizes };
}
