import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { className } from './class-name.ts';
import { composition } from './composition.ts';
import { CSS_TARGET } from './css-target.ts';
import { chunkFileNames, siteChunks } from './chunks.ts';
import { plainImport } from './plain-import.ts';
import { routerWithoutSurplus } from './router-without-surplus.ts';
import { styleSheets } from './style-sheets.ts';
import { readPackagesFromSource } from './source-condition.ts';

interface SiteSettings {
  /** Port of the development server. */
  port: number;
}

/**
 * How one region's site is built: `dist/site` for the visitor, and `dist/prerender`, a program
 * that adds the HTML to it. Settings come from the environment: `ORIGIN_IN`, `ORIGIN_US` and so on
 * for the sites' origins, `API_BASE_URL` for an API that browsers call on another origin. The program
 * reads `API_ORIGIN`, where the host passes calls on to.
 */
export function siteConfig({ port }: SiteSettings): UserConfig {
  return {
    ...readPackagesFromSource,
    plugins: [
      react(),
      routerWithoutSurplus(),
      plainImport(),
      styleSheets(),
      composition(),
    ],
    // Pictures and icons keep their names: pages name them as `/pictures/home-hero.svg`.
    publicDir: '../../packages/content/public',
    css: { modules: { generateScopedName: className } },
    define: {
      'import.meta.env.SITE_ORIGINS': JSON.stringify(originsFromEnvironment()),
      'import.meta.env.API_BASE_URL': JSON.stringify(process.env['API_BASE_URL'] ?? ''),
    },
    server: {
      port,
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
            output: { codeSplitting: siteChunks, chunkFileNames },
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

/** Every `ORIGIN_<REGION>` of the environment, by region code. */
function originsFromEnvironment(): Record<string, string> {
  const settings = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('ORIGIN_') && value
      ? [[name.slice('ORIGIN_'.length).toLowerCase(), value]]
      : [],
  );
  return Object.fromEntries(settings) as Record<string, string>;
}
