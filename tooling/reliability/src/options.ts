import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createPostgresCluster, type PostgresCluster } from '@kestrova/api/testing';

export const databases = ['sqlite', 'postgres'] as const;

export type DatabaseName = (typeof databases)[number];

interface Sizes {
  /** Kills, or hostile requests; without it the default of the command. */
  count?: number;
  /** The same seed makes the same choices. */
  seed: number;
}

/** The size of a run, and its resources. */
export interface RunOptions extends Sizes, AsyncDisposable {
  /** The settings of a server with an empty database of this kind. */
  createDatabase(name: DatabaseName): Promise<Record<string, string>>;
  /** The PostgreSQL of the run, which starts with its first use. */
  cluster(): Promise<PostgresCluster>;
  /** Prints how far the run is. */
  tell(text: string): void;
}

/** Creates the options of a run; a seed is drawn unless one is given. */
export function createRunOptions(sizes: Partial<Sizes> = {}): RunOptions {
  let started: Promise<PostgresCluster> | undefined;
  const cluster = () => (started ??= createPostgresCluster());
  return {
    seed: randomInt(2 ** 31),
    ...sizes,
    cluster,
    createDatabase: async (name) =>
      name === 'sqlite' ? {} : { DATABASE_URL: await (await cluster()).createDatabase() },
    tell: (text) => process.stderr.write(`${text}\n`),
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
  const sizes: Partial<Sizes> = Object.fromEntries(entries);
  return { command, filter: words.join(' ').toLowerCase(), sizes };
}
