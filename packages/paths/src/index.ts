export {
  decodeId,
  emailedLink,
  encodeId,
  pageNames,
  pagesWithoutId,
  parseJobId,
  paths,
  pathTo,
  redirects,
  type PageName,
} from './paths.ts';
