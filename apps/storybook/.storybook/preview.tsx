import type { JobsMode } from '@kestrova/api-client/testing';
import { DEFAULT_REGION, regions } from '@kestrova/regions';
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import '@kestrova/design-system/styles.css';
import './preview.css';
import { configure } from 'storybook/test';
import { ThemedDocs } from './docs.tsx';
import { startFakeServer } from './fake-server.ts';
import { showTheme, themes, type Theme } from './show-theme.ts';
import { StillLinks } from './still-links.tsx';

/** Timeout of the expectations of stories, in milliseconds, long enough for a busy machine. */
const ASYNC_UTIL_TIMEOUT = 10_000;

configure({ asyncUtilTimeout: ASYNC_UTIL_TIMEOUT });

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    region: {
      description: 'The region whose site is shown',
      toolbar: {
        title: 'Region',
        icon: 'globe',
        dynamicTitle: true,
        items: regions.map(({ code, country }) => ({ value: code, title: country })),
      },
    },
    theme: {
      description: 'The theme of components and pages',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { region: DEFAULT_REGION, theme: 'light', checksBothThemes: false },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs, toc: { headingSelector: 'h2, h3' } },
    layout: 'padded',
    options: {
      storySort: { order: ['Start', 'Tokens', 'Components', 'Sections', 'Site', 'Emails'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: size(360, 800), type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: size(768, 1024), type: 'tablet' },
        laptop: { name: 'Laptop, 1280', styles: size(1280, 800), type: 'desktop' },
        desktop: { name: 'Desktop, 1920', styles: size(1920, 1080), type: 'desktop' },
      },
    },
  },
  beforeEach: ({ globals, parameters }) => {
    localStorage.clear();
    startFakeServer(parameters['fakeServer'] as JobsMode | undefined);
    document.documentElement.dataset['theme'] = String(globals['theme']);
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
  decorators: [StillLinks],
};

export default preview;
