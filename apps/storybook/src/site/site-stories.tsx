import type { RegionCode } from '@kestrova/regions';
import { App } from '@kestrova/site';
import type { ArgTypes, Args, StoryContext, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';

type Canvas = StoryContext['canvas'];

export type Story = StoryObj<{ path: string }>;

interface SiteArgs extends Args {
  /** The page's address after the origin. */
  path: string;
}

/**
 * What every story of a whole page shares: the toolbar's region, and a page that has loaded. Storybook
 * reads tags before it runs the code, so each file has its own: stories of pages play, so they are not
 * in the docs, and they need one theme, since components are checked in both.
 */
export const siteStories = {
  args: { path: '/home' },
  argTypes: { path: { description: 'The page’s address after the origin.' } } satisfies ArgTypes,
  parameters: { layout: 'fullscreen' },
  render: ({ path }: SiteArgs, { globals }: StoryContext<SiteArgs>) => (
    <MemoryRouter key={path} initialEntries={[path]}>
      <App region={globals['region'] as RegionCode} />
    </MemoryRouter>
  ),
  play: shows('heading', { level: 1 }),
};

/** Content that failed to load can be loaded again. */
export const failed = {
  parameters: { fakeServer: 'failing' },
  play: shows('button', { name: 'Try again' }),
};

/** A play function that waits until the page shows an element with this role and these properties. */
export function shows(...element: Parameters<Canvas['findByRole']>) {
  return async ({ canvas }: StoryContext): Promise<void> => {
    await canvas.findByRole(...element);
  };
}

/** A play function that waits until the page shows this text. */
export function says(text: string | RegExp) {
  return async ({ canvas }: StoryContext): Promise<void> => {
    await canvas.findByText(text);
  };
}

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
  const submit = await form.findByRole('button', { name: button });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
}
