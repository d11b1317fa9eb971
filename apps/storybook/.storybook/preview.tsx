import type { JobsMode } from '@kestrova/api-client/testing';
import { DEFAULT_REGION, regions } from '@kestrova/regions';
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
// First, since it sets the order of the layers.
import '@kestrova/design-system/styles.css';
import { dismissToasts } from '@kestrova/design-system';
import './preview.css';
import { isValidElement } from 'react';
import { configure } from 'storybook/test';
import { ComponentPage, DocsWithGlobals } from './docs.tsx';
import { startFakeServer } from './fake-server.ts';
import { InBothThemes, InEveryState, WithLongWords } from './reviews.tsx';
import { showTheme, themes, type Theme } from './show-theme.ts';

// Milliseconds, long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** A menu of the toolbar, whose choice is a part of the address. */
const menu = (title: string, choices: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    dynamicTitle: true,
    items: Object.entries(choices).map(([value, name]) => ({ value, title: name })),
  },
});

const widths = [320, 360, 390, 640, 768, 1024, 1280, 1440, 1920];

/**
 * A React element cannot be edited, and its properties would fill the page. Text in the place of an
 * element is edited as text, since Storybook would ask for JSON.
 */
function chooseControl(value: unknown) {
  if (isValidElement(value)) return false;
  return typeof value === 'string' && /[A-Z ]/.test(value) ? { type: 'text' } : undefined;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: menu('Theme', { light: 'Light', dark: 'Dark', both: 'Both, in the docs' }),
    region: menu('Region', Object.fromEntries(regions.map(({ code, country }) => [code, country]))),
    states: menu('States', { own: 'Own state', all: 'Every state' }),
    words: menu('Words', { own: 'Own words', long: 'Long words' }),
  },
  initialGlobals: {
    theme: 'light',
    region: DEFAULT_REGION,
    states: 'own',
    words: 'own',
    checksBothThemes: false,
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsWithGlobals,
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .review *' },
    },
    layout: 'padded',
    options: { storySort: { order: ['Start', 'Components', 'Sections', 'Site'] } },
    viewport: {
      options: {
        ...Object.fromEntries(
          widths.map((width) => [
            `w${width}`,
            { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
          ]),
        ),
        sideways: { name: 'Phone held sideways', styles: { width: '844px', height: '390px' } },
      },
    },
  },
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) => {
      const chosen = Object.entries(initialArgs).flatMap(([name, value]) => {
        const control = chooseControl(value);
        return control === undefined ? [] : [[name, { ...argTypes[name], name, control }] as const];
      });
      return { ...argTypes, ...(Object.fromEntries(chosen) as typeof argTypes) };
    },
  ],
  // A story preloads no fonts, and a fallback would show in screenshots.
  loaders: ['Funnel Sans', 'Funnel Display'].map(
    (family) => () => document.fonts.load(`1rem "${family}"`).then(() => {}),
  ),
  beforeEach: (context) => {
    localStorage.clear();
    dismissToasts();
    startFakeServer(context.parameters['fakeServer'] as JobsMode | undefined);
    showTheme(context.globals['theme'] === 'dark' ? 'dark' : 'light');
  },
  // The addon then checks the story in its own theme.
  afterEach: async (context) => {
    if (!context.globals['checksBothThemes'] || context.tags.includes('one-theme')) return;
    const theme = context.globals['theme'] as Theme;
    for (const other of themes.filter((name) => name !== theme)) {
      showTheme(other);
      await checkWithAxe(context);
    }
    showTheme(theme);
  },
  decorators: [WithLongWords, InEveryState, InBothThemes],
};

export default preview;
