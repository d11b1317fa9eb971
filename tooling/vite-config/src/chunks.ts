const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const SITE = /packages\/(design-system|site|content|regions|api-client)\/src\//;

/** As many pages share a module before it joins the chunk that all of them fetch. */
const SHARED_BY = 6;

/**
 * How the browser's code is cut: the framework, which changes with its releases only; what most
 * pages share; and the rest page by page. Without the second, each small part would become a file
 * of its own, and thirty of them compress worse and cost more requests than one.
 */
export const siteChunks = {
  groups: [
    { name: 'framework', test: FRAMEWORK, priority: 2 },
    { name: 'shared', test: SITE, minShareCount: SHARED_BY, priority: 1 },
  ],
};
