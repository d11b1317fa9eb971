import type { RegionCode } from '@kestrova/regions';
import type { ArgTypes, Args, StoryContext } from '@storybook/react-vite';
import { SitePage } from './site-page.tsx';

interface SiteArgs extends Args {
  /** The page's address after the origin. */
  path: string;
}

/** What every story of a whole page shares: the toolbar's region, and a page that has arrived. */
export const siteStories = {
  // Components are checked in both themes, so their pages need one; whole pages have no controls page.
  tags: ['!autodocs', 'one-theme'],
  args: { path: '/home' },
  argTypes: { path: { description: 'The page’s address after the origin.' } } satisfies ArgTypes,
  parameters: { layout: 'fullscreen' },
  render: ({ path }: SiteArgs, { globals }: StoryContext<SiteArgs>) => (
    <SitePage region={globals['region'] as RegionCode} path={path} />
  ),
  play: async ({ canvas }: Pick<StoryContext<SiteArgs>, 'canvas'>) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
