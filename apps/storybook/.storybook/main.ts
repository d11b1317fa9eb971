import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { contentRecords } from '@kestrova/config/content';
import { mergeConfig } from 'vite';

/** The pages of the site read from a server that lives in Storybook's own page. */
const fakeServer = {
  find: /^.*\/site-api\.ts$/,
  replacement: fileURLToPath(new URL('fake-server.ts', import.meta.url)),
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/design-system/src/**/*.stories.tsx',
    '../../../packages/emails/src/**/*.stories.tsx',
    '../../../packages/site/src/**/*.stories.tsx',
  ],
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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Types and code come from the compiler; tests show neither, so they need not wait for them.
    experimentalReactComponentMeta: !process.env['VITEST'],
    experimentalCodeExamples: !process.env['VITEST'],
    experimentalDocgenServer: !process.env['VITEST'],
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [contentRecords()],
      resolve: { alias: [fakeServer] },
      // The docs show the values of tokens and the names of components as they are written.
      build: { cssMinify: false, rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;
