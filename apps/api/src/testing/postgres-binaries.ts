import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const debianFolder = '/usr/lib/postgresql';

/**
 * Finds Debian's newest PostgreSQL, else the one on the PATH.
 * @throws Error that says how to install it.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin'));
  const onPath = process.env['PATH']?.split(delimiter) ?? [];
  const folder = [...debian, ...onPath].find((bin) => existsSync(join(bin, 'initdb')));
  if (folder === undefined) {
    throw new Error(
      `No PostgreSQL was found, neither under ${debianFolder} nor on the PATH. Run "apt-get install postgresql", or put the folder of initdb and postgres on the PATH.`,
    );
  }
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}
