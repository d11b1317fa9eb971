export { App } from './shell/app.tsx';
export { mountSite } from './mount-site.tsx';
