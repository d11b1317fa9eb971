import { sitePages } from '../routes.tsx';

/** A page whose content is known when the site is built. */
export interface PrerenderedPage {
  path: string;
  shareTitle: string;
  description: string;
}

/** Every page that is written as HTML: each route without a parameter, and each story. */
export function prerenderedPages(): PrerenderedPage[] {
  return sitePages
    .filter(({ pattern }) => !pattern.includes(':') || pattern.endsWith('?'))
    .map(({ pattern, name }) => ({
      path: pattern.replace('/:id?', ''),
      shareTitle: name,
      description: name,
    }));
}
