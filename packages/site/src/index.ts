export { App } from './app/app.tsx';
export { pathTo } from './app/routing/path-to.ts';
export { mountSite } from './mount-site.tsx';
export { sitePages, type PageName } from './routes.tsx';
