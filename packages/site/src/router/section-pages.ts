import type { PageModule } from './page-module.ts';

/**
 * Loads each page that is a list of sections, by its name in `content/pages`. Vite's plugin for the content
 * (`@kestrova/config/content`) replaces this file by the list.
 */
export const sectionPages: Readonly<Record<string, () => Promise<PageModule>>> = {};
