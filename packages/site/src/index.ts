export { mountSite } from './mount-site.tsx';
export { App } from './shell/app.tsx';
