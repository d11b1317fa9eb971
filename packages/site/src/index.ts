export { App } from './app/app.tsx';
export { mountSite } from './mount-site.tsx';
