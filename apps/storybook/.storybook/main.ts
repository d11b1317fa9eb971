import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { contentRecords } from '@kestrova/config/content';
import { mergeConfig } from 'vite';
import { collectFacts } from './component-facts.ts';
import { pageIndexer, pageStories } from './page-stories.ts';

/** The pages of the site read from a server that lives in Storybook's own page. */
const fakeServer = {
  find: /^.*\/site-api\.ts$/,
  replacement: fileURLToPath(new URL('fake-server.ts', import.meta.url)),
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/{start,tokens}/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/design-system/src/**/*.stories.tsx',
    '../../../packages/emails/src/**/*.stories.tsx',
    '../../../packages/site/src/**/*.stories.tsx',
    // The journeys test these pages.
    ...(process.env['VITEST'] ? [] : ['../../../packages/content/content/pages/**/*.json']),
  ],
  experimental_indexers: (indexers = []) => [...indexers, pageIndexer],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    { from: '../../../packages/design-system/src/brand/icon.svg', to: '/favicon.svg' },
    '../../../packages/content/public',
    { from: '../node_modules/@fontsource-variable/funnel-display/files', to: '/fonts' },
    { from: '../node_modules/@fontsource-variable/funnel-sans/files', to: '/fonts' },
  ],
  // The table of properties, which tests do not show: a control for each choice, without `undefined`.
  typescript: {
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '../../packages/design-system/tsconfig.json',
      include: ['../../packages/design-system/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The search finds the headings of written pages, which say what to use in place of tabs.
    experimentalSearchDocsHeadings: true,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [contentRecords(), pageStories()],
      define: { COMPONENT_FACTS: JSON.stringify(collectFacts()) },
      resolve: { alias: [fakeServer] },
      // The docs show the values of tokens and the names of components as they are written.
      build: { cssMinify: false, rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;
