import { fakeTokens } from '@kestrova/api-client/testing';
import { failed, shows, siteStories, type Story } from './site-stories.tsx';

const pathOf = (token: string) => `/careers/alerts#${token}`;

export default {
  ...siteStories,
  title: 'Site/Job alerts',
  tags: ['!autodocs', 'one-theme'],
  args: { path: pathOf(fakeTokens.alert) },
};

/** As the link of the first email opens it: nothing is on before the press. */
export const ToBeTurnedOn: Story = { play: shows('button', { name: 'Turn on this alert' }) };

export const TurnedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on this alert' }));
    await canvas.findByRole('heading', { name: 'This alert is on' });
  },
};

export const Ended: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('button', { name: /^End this alert/ });
    await userEvent.click(second!);
    await canvas.findByText(/This alert has ended/);
  },
};

/** No response came, so it says that it does not know. */
export const Unsure: Story = {
  args: { path: pathOf(`offline.${fakeTokens.alert}`) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on this alert' }));
    await canvas.findByRole('alert');
  },
};

export const WithoutLink: Story = {
  args: { path: '/careers/alerts' },
  play: shows('heading', { name: 'The link in our email opens this page' }),
};

export const NotFound: Story = {
  args: { path: pathOf('a-token-that-leads-nowhere') },
  play: shows('heading', { name: 'No alert is behind this link' }),
};

export const Loading: Story = { parameters: { fakeServer: 'pending' } };

export const Failed: Story = failed;
