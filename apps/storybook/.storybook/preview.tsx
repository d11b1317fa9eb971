import type { JobsMode } from '@kestrova/api-client/testing';
import { DEFAULT_REGION, regions } from '@kestrova/regions';
import type { Preview } from '@storybook/react-vite';
import '@kestrova/design-system/styles.css';
import './preview.css';
import { configure } from 'storybook/test';
import { DocsPage, ThemedDocs } from './docs.tsx';
import { plainArgTypes, switches } from './plain-arg-types.tsx';
import { startFakeServer } from './fake-server.ts';
import { StillLinks } from './still-links.tsx';
import { ChangingArgs, changeEachArg, translateStories } from './translated.tsx';

/** How long stories wait for what they expect, in milliseconds; a busy machine is slow. */
const ASYNC_UTIL_TIMEOUT = 10_000;

configure({ asyncUtilTimeout: ASYNC_UTIL_TIMEOUT });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [plainArgTypes],
  argsEnhancers: [switches],
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
  initialGlobals: { region: DEFAULT_REGION, theme: 'light', translated: false },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs, page: DocsPage, toc: { headingSelector: 'h3' } },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start', 'Tokens', ['Overview'], 'Patterns', 'Components', 'Site'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '800px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet, 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        laptop: {
          name: 'Laptop, 1280',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
        desktop: {
          name: 'Desktop, 1920',
          styles: { width: '1920px', height: '1080px' },
          type: 'desktop',
        },
      },
    },
  },
  beforeEach: ({ globals, parameters }) => {
    localStorage.clear();
    startFakeServer(parameters['fakeServer'] as JobsMode | undefined);
    document.documentElement.dataset['theme'] = String(globals['theme']);
    return globals['translated'] ? translateStories() : undefined;
  },
  afterEach: (context) => (context.globals['translated'] ? changeEachArg(context) : undefined),
  decorators: [ChangingArgs, StillLinks],
};

export default preview;
