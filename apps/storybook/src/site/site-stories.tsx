import type { RegionCode } from '@kestrova/regions';
import type { ArgTypes, Args, StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { SitePage } from './site-page.tsx';

interface SiteArgs extends Args {
  /** The page's address after the origin. */
  path: string;
}

/** What every story of a whole page shares: the toolbar's region, and a page that has arrived. */
export const siteStories = {
  // Components are checked in both themes, so their pages need one.
  tags: ['one-theme'],
  args: { path: '/home' },
  argTypes: { path: { description: 'The page’s address after the origin.' } } satisfies ArgTypes,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  render: ({ path }: SiteArgs, { globals }: StoryContext<SiteArgs>) => (
    <SitePage region={globals['region'] as RegionCode} path={path} />
  ),
  play: async ({ canvas }: Pick<StoryContext<SiteArgs>, 'canvas'>) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** Fills in the fields of a form by their labels, and presses its button. */
export async function send(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  element: HTMLElement,
  entries: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  const form = within(element);
  for (const [label, text] of Object.entries(entries)) {
    const field = await form.findByLabelText(new RegExp(`^${label}`));
    // The field may contain a draft of the story before.
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
  await userEvent.click(form.getByRole('button', { name: button }));
}
