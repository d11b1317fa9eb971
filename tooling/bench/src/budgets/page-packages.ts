import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage } from './built-site.ts';

/** Bytes of code by package, before compression. */
export type Packages = Record<string, number>;

/** What the code of each page is made of, by its path. */
export type PagePackages = Record<string, Packages>;

/** Reads from a build in `dist` which packages the code of each page comes from. */
export async function readPagePackages(
  dist: string,
  pages: readonly BuiltPage[],
): Promise<PagePackages> {
  const files = JSON.parse(await readFile(join(dist, 'composition.json'), 'utf8')) as PagePackages;
  return Object.fromEntries(
    pages.map(({ path, modules }) => [path, add(modules.map((module) => files[module] ?? {}))]),
  );
}

function add(parts: readonly Packages[]): Packages {
  const sum: Packages = {};
  for (const [name, bytes] of parts.flatMap(Object.entries<number>)) {
    sum[name] = (sum[name] ?? 0) + bytes;
  }
  return sum;
}

/** What grew from one make-up to another, the most first. */
export function findGrowth(before: Packages, now: Packages): { name: string; by: number }[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, by: bytes - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by);
}
