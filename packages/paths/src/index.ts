export { decodeId, encodeId } from './ids.ts';
export { emailedLink, pathTo } from './path-to.ts';
export { pageNames, pagesWithoutId, paths, redirects, type PageName } from './paths.ts';
