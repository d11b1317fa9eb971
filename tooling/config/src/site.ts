import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { className, CSS_TARGET } from './css.ts';
import { readPackagesFromSource } from './source-condition.ts';

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
    plugins: [react()],
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
          modulePreload: false,
          rolldownOptions: {
            input: 'src/main.ts',
            // What the entry imports is one file: each small part by itself would cost a request.
            output: { codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] } },
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
