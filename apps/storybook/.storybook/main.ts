import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { contentRecords } from '@kestrova/config/content';
import type { StoryDocsProvider } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { collectFacts, notes } from './component-facts.ts';
import { toPastable } from './snippets.ts';

/** The pages of the site read from a server that lives in Storybook's own page. */
const fakeServer = {
  find: /^.*\/site-api\.ts$/,
  replacement: fileURLToPath(new URL('fake-server.ts', import.meta.url)),
};

const config: StorybookConfig = {
  experimental_docgenProvider: (providers = []) => [
    ...providers,
    { moduleSpecifier: fileURLToPath(new URL('docgen.ts', import.meta.url)) },
  ],
  experimental_storyDocsProvider: showPastableCode,
  framework: '@storybook/react-vite',
  stories: [
    '../src/{start,tokens}/*.mdx',
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
    // The search finds the headings of written pages, which say what to use in place of tabs.
    experimentalSearchDocsHeadings: true,
    experimentalDocgenServer: !process.env['VITEST'],
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [contentRecords()],
      define: {
        COMPONENT_FACTS: JSON.stringify(collectFacts()),
        RELEASE_NOTES: JSON.stringify(`## ${notes.join('\n## ')}`.replaceAll(/^##/gm, '###')),
        VERSION: JSON.stringify(/.*/.exec(notes[1] ?? '')?.[0]),
      },
      resolve: { alias: [fakeServer] },
      // The docs show the values of tokens and the names of components as they are written.
      build: { cssMinify: false, rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;

/** Completes the code of each story in the docs, so that it can be pasted. */
function showPastableCode(next?: StoryDocsProvider): StoryDocsProvider {
  return async (input) => {
    const docs = await next?.(input);
    if (!docs) return docs;
    const { import: _imports, ...pastable } = docs;
    for (const story of Object.values(pastable.stories)) {
      // Storybook warns of names that it could not resolve; now the code declares them.
      delete story.warning;
      if (story.snippet) story.snippet = toPastable(story.snippet, docs.path);
    }
    return pastable;
  };
}
