export { mountSite } from './mount-site.tsx';
