import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { contentRecords } from '@kestrova/config/content';
import { readPackagesFromSource } from '@kestrova/config/source';
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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../../../packages/content/public',
    { from: '../node_modules/@fontsource-variable/funnel-display/files', to: '/fonts' },
    { from: '../node_modules/@fontsource-variable/funnel-sans/files', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: {
    // Tests show no controls, so they need not wait for the types of all properties.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Sections show records of the copy, whose controls their args describe.
      tsconfigPath: '../../packages/design-system/tsconfig.json',
      include: ['../../packages/design-system/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...readPackagesFromSource,
      plugins: [contentRecords()],
      resolve: { ...readPackagesFromSource.resolve, alias: [fakeServer] },
      // The page of the tokens shows their values as they are written.
      build: { cssMinify: false },
    }),
};

export default config;
