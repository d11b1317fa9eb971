import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { className, CSS_TARGET } from './css.ts';
import { readPackagesFromSource } from './source-condition.ts';

/**
 * What only some pages show, by the file it becomes: those with evidence of clients, of services, of
 * Careers, those that ask in a form of their own, and those that an emailed link opens (the dialog of
 * an application takes its fields for files from there). Their CSS stands in no other page's HTML.
 */
const parts = {
  stories:
    /content\/stat\.|layout\/reveal\.|stories\/story-cards|pictures\/story-|sections\/(case-studies|cover|figures|lead-case)/,
  services: /sections\/proof-section/,
  careers:
    /feedback\/loading\.|queryObserver|use(Base)?Query\.|use-server-state|src\/forms\/job-alert-form|features\/(jobs|job-(?!.*(alert-choice|-file|sending))|forms\/lazy-)/,
  form: /design-system\/src\/forms\/form\.|features\/forms\/(honeypot|use-form-check)/,
  owner:
    /(file-field|file-rules|job-application-form|emailed-links|own-application|src\/forms\/application-form)\.|features\/(emailed-|job-)/,
};

const isOfPart = (id: string) => Object.values(parts).some((part) => part.test(id));

/**
 * What the entry imports is one file, and so are what the three form pages share and what three
 * pages share: left to itself each small part would become a file of its own, which compresses worse
 * and costs a request. The dialog frame is not shared, since no page shows one at first, nor is what
 * only the four pages of services share. A select stands apart from the forms, for pages that have no
 * form, and so does what takes entries, for pages whose forms open in dialogs.
 */
const chunkGroups = [
  { name: 'main', tags: ['$initial' as const], priority: 3 },
  // Not with the forms, which show them too: a page without a form would load their code.
  { name: 'icons', test: /node_modules\/.*\/lucide\/|icon-button/, minShareCount: 2, priority: 3 },
  {
    name: 'fields',
    test: /design-system\/src\/forms\/field\.|lib\/use-hydrated/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'entries',
    test: /react-hook-form|features\/forms\/(form-entries|use-visible|paste-)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'forms',
    test: (id: string) =>
      !isOfPart(id) &&
      /node_modules\/(?!.*\/zod\/)|packages\/(api-(client|contract)|validation|design-system\/src\/(forms|feedback\/toast)|site\/src\/(features|lib\/site-api))/.test(
        id,
      ),
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'shared',
    test: (id: string) =>
      !isOfPart(id) &&
      /packages\/(design-system|site|content|regions)\/src\/(?!feedback\/dialog\.|pages\/service\/)/.test(
        id,
      ),
    minShareCount: 3,
    priority: 1,
  },
  ...Object.entries(parts).map(([name, test]) => ({ name, test, minShareCount: 2 })),
];

/**
 * How one region's site is built: `dist/site` for the visitor, and `dist/prerender`, a program
 * that adds the HTML to it. Settings come from the environment: `ORIGIN_IN`, `ORIGIN_US` and so on
 * for the sites' origins, `API_BASE_URL` for an API that browsers call on another origin,
 * `WEB_VITALS_SAMPLE` for the share of visits that are measured, and `<APP>_PORT` for a development
 * server on another `port`. The program reads `API_ORIGIN`, where the host passes calls on to.
 */
export function siteConfig({ port }: { port: number }): UserConfig {
  return {
    ...readPackagesFromSource,
    plugins: [react(), fontsLicense()],
    // Pictures and icons keep their names: pages name them as `/pictures/maab-cover.svg`.
    publicDir: '../../packages/content/public',
    css: { modules: { generateScopedName: className } },
    define: {
      'import.meta.env.SITE_ORIGINS': JSON.stringify(originsFromEnvironment()),
      'import.meta.env.API_BASE_URL': JSON.stringify(process.env['API_BASE_URL'] ?? ''),
      'import.meta.env.WEB_VITALS_SAMPLE': String(Number(process.env['WEB_VITALS_SAMPLE'] || 0.1)),
    },
    server: {
      port: Number(process.env[portSetting()] || port),
      strictPort: true,
      proxy: { '/v1': `http://localhost:${process.env['API_PORT'] ?? 4000}` },
    },
    build: { cssTarget: CSS_TARGET },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist/site',
          manifest: true,
          license: { fileName: 'assets/licenses.md' },
          modulePreload: false,
          rolldownOptions: {
            input: 'src/main.ts',
            output: { codeSplitting: { groups: chunkGroups } },
          },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: {
          outDir: 'dist/prerender',
          copyPublicDir: false,
          // The bootstrap script stands in every page as this build leaves it.
          minify: true,
          emptyOutDir: true,
          rolldownOptions: { input: 'src/prerender.ts', external: ['@resvg/resvg-js'] },
        },
      },
    },
  };
}

/** Puts the licenses of the typefaces beside them, as these ask for. */
function fontsLicense(): Plugin {
  const fonts = [
    'design-system/node_modules/@fontsource-variable/funnel-sans',
    'content/node_modules/@fontsource-variable/readex-pro',
  ];
  const read = (font: string) =>
    readFileSync(resolve(import.meta.dirname, '../../../packages', font, 'LICENSE'), 'utf8');
  return {
    name: 'fonts-license',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const source = fonts.map(read).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'assets/fonts-license.txt', source });
    },
  };
}

/** The setting of the app in the current folder: `INDIA_PORT`. */
function portSetting(): string {
  return `${basename(process.cwd()).toUpperCase().replaceAll('-', '_')}_PORT`;
}

/** Every `ORIGIN_<REGION>` of the environment, by region code. */
function originsFromEnvironment(): Record<string, string> {
  const origins: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    const [, region] = /^ORIGIN_(.+)$/.exec(name) ?? [];
    if (region && value) origins[region.toLowerCase()] = value;
  }
  return origins;
}
