import type { Plugin } from 'vite';

const MODULE = /\/@tanstack\/query-core\/build\/\w+\/(mutationCache|infiniteQueryBehavior)\.js$/;

const leftOut = (what: string) =>
  `throw new Error("${what} are left out of the sites; see queries-only.ts in vite-config.");`;

/** What stands in for each module: all that the client of a query asks of it, and no more. */
const standIns: Record<string, string> = {
  mutationCache: `export class MutationCache {
    findAll() { return []; }
    clear() {}
    async resumePausedMutations() {}
    notify() { ${leftOut('Mutations')} }
  }`,
  infiniteQueryBehavior: `export function infiniteQueryBehavior() { ${leftOut('Infinite queries')} }
    export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };`,
};

/**
 * Leaves mutations and infinite queries out of react-query. Its client creates them in methods,
 * where a bundler must keep them, and a sixth of its code is theirs; the sites read lists with it,
 * and send forms by a way of their own.
 */
export function queriesOnly(): Plugin {
  return {
    name: 'kestrova:queries-only',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: MODULE },
      handler: (id) => standIns[MODULE.exec(id)?.[1] ?? ''],
    },
  };
}
