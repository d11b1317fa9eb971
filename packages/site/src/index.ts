export { mountSite } from './mount-site.tsx';
export { App } from './app/app.tsx';
