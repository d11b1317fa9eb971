import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { contentRecords } from './content-records.ts';
import { className, CSS_TARGET } from './css.ts';

/**
 * How one region's site is built: `dist/site` for the visitor, and `dist/server.js`, the program that
 * adds the HTML to it and serves it. Settings come from the environment: `ORIGIN_IN`, `ORIGIN_US` and
 * so on for the sites' origins, `API_BASE_URL` for an API that browsers call on another origin, and
 * `<APP>_PORT` and `HOST` for a development server on another `port` or address.
 * @throws Error if an origin is no URL.
 */
export function siteConfig({ port }: { port: number }): UserConfig {
  const portSetting = `${basename(process.cwd()).toUpperCase().replaceAll('-', '_')}_PORT`;
  return {
    plugins: [contentRecords(), react(), fontsLicense()],
    // Pictures and icons keep their names: pages name them as `/pictures/maab-cover.svg`.
    publicDir: '../../packages/content/public',
    css: { modules: { generateScopedName: className } },
    define: {
      'import.meta.env.SITE_ORIGINS': JSON.stringify(originsFromEnvironment()),
      'import.meta.env.API_BASE_URL': JSON.stringify(process.env['API_BASE_URL'] ?? ''),
    },
    server: {
      port: Number(process.env[portSetting] || port),
      // Only this machine reaches it by default, on the origin from which the API accepts forms.
      host: process.env['HOST'] || 'localhost',
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
            // The imports of the entry are one file, and so is what nearly all pages import: each small
            // file would cost a request.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'main', tags: ['$initial'] },
                  { name: 'shared', minShareCount: 15 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: {
          outDir: 'dist',
          copyPublicDir: false,
          // The bootstrap script is inlined in every page as this build minifies it.
          minify: true,
          emptyOutDir: false,
          rolldownOptions: {
            input: 'src/server.ts',
            // Has native code, and only the build draws pictures.
            external: ['@resvg/resvg-js'],
            output: { codeSplitting: false },
          },
        },
      },
    },
  };
}

/** Copies the licenses of the fonts beside them, as the licenses require. */
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

/** Every `ORIGIN_<REGION>` of the environment, by region code. */
function originsFromEnvironment(): Record<string, string> {
  const origins: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    const [, region] = /^ORIGIN_(.+)$/.exec(name) ?? [];
    if (!region || !value) continue;
    if (!URL.canParse(value)) {
      throw new Error(
        `${name} is "${value}"; give it a scheme and a host, such as https://www.example.com.`,
      );
    }
    origins[region.toLowerCase()] = value;
  }
  return origins;
}
