import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createPostgresCluster, type PostgresCluster } from '@kestrova/api/testing';

export const databases = ['sqlite', 'postgres'] as const;

export type DatabaseName = (typeof databases)[number];

/** How large a run is, and what it has to run on. */
export interface RunOptions extends AsyncDisposable {
  /** Kills, or hostile requests; undefined for the default of the command. */
  count: number | undefined;
  /** Ends a fuzz run early. */
  seconds: number | undefined;
  /** The same seed leads to the same choices. */
  seed: number;
  databases: readonly DatabaseName[];
  /** The settings of a server with an empty database of this kind. */
  createDatabase(name: DatabaseName): Promise<Record<string, string>>;
  /** The PostgreSQL of the run, which starts with its first use. */
  cluster(): Promise<PostgresCluster>;
  /** Prints how far the run is. */
  tell(text: string): void;
}

type Sizes = Partial<Pick<RunOptions, 'count' | 'seconds' | 'seed' | 'databases'>>;

/** Creates the options of a run; a seed is drawn unless one is given. */
export function createRunOptions(sizes: Sizes = {}): RunOptions {
  let started: Promise<PostgresCluster> | undefined;
  const cluster = () => (started ??= createPostgresCluster());
  return {
    count: undefined,
    seconds: undefined,
    seed: randomInt(2 ** 31),
    databases,
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
    options: {
      count: { type: 'string' },
      seconds: { type: 'string' },
      seed: { type: 'string' },
      database: { type: 'string' },
    },
    allowPositionals: true,
  });
  const readNumber = (name: 'count' | 'seconds' | 'seed') => {
    const number = Number(values[name] ?? 0);
    if (Number.isSafeInteger(number) && number >= 0) return number;
    throw new Error(`--${name} is "${values[name]}"; give it a whole number.`);
  };
  const chosen = databases.filter((name) => (values.database ?? name) === name);
  if (chosen.length === 0) throw new Error(`--database is one of ${databases.join(', ')}.`);
  const [command = '', ...words] = positionals;
  const sizes: Sizes = {
    ...(values.count !== undefined && { count: readNumber('count') }),
    ...(values.seconds !== undefined && { seconds: readNumber('seconds') }),
    ...(values.seed !== undefined && { seed: readNumber('seed') }),
    databases: chosen,
  };
  return { command, filter: words.join(' ').toLowerCase(), sizes };
}
