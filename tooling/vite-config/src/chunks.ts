const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const SITE = /packages\/(design-system|site|content|regions|api-client)\/src\//;

/** As many pages share a module before it joins the chunk that all of them fetch. */
const SHARED_BY = 6;

/** Bytes below which what a few pages share joins its closest neighbour. */
const SMALL_PART = 500;

/**
 * How the browser's code is cut: the framework, which changes with its releases only; what every
 * page needs; what most pages share; what some pages share; and the rest page by page. Left to
 * itself each small part would become a file of its own, and thirty of them compress worse and cost
 * more requests than one.
 */
export const siteChunks = {
  groups: [
    { name: 'framework', test: FRAMEWORK, priority: 3 },
    { name: 'shell', tags: ['$initial' as const], priority: 2 },
    { name: 'shared', test: SITE, minShareCount: SHARED_BY, priority: 1 },
    {
      name: 'parts',
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: SMALL_PART,
      priority: 0,
    },
  ],
};

/** A part is named after nothing: the pages that share it would make a name of a hundred letters. */
export function chunkFileNames({ name }: { name: string }): string {
  return name.startsWith('parts') ? 'assets/[hash].js' : 'assets/[name]-[hash].js';
}
