import { fakeTokens } from '@kestrova/api-client/testing';
import { alertsPage } from '@kestrova/content/pages/alerts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite } from '../../lib/testing/render-site.tsx';
import AlertsPage from './alerts-page.tsx';

function openPage(token: string = fakeTokens.alert) {
  const page = (
    <main>
      <AlertsPage />
    </main>
  );
  return renderSite(page, { path: `/careers/alerts#${token}` });
}

async function rows() {
  const titles = await screen.findAllByRole('heading', { level: 3 });
  return titles.flatMap((title) => title.closest('li') ?? []);
}

const turnOn = () => screen.findByRole('button', { name: 'Turn on this alert' });
const endButtons = () => screen.findAllByRole('button', { name: /^End this alert/ });

test('lists every alert of the address with its choice of jobs', async () => {
  openPage();
  const [first, second, third] = await rows();
  expect(screen.getByText('asha.okafor@example.com')).toBeDefined();
  expect(first?.textContent).toContain('Jobs in India');
  expect(first?.textContent).toContain('KeywordsreactModeRemote');
  expect(first?.textContent).toContain('Not turned on yet; asked for on');
  expect(second?.textContent).toContain('PlaceAustin, TXLevelSenior');
  expect(second?.textContent).toContain('Since ');
  expect(third?.textContent).toContain('Every new position');
  const links = screen.getAllByRole('link', { name: /^See these jobs now, Jobs in / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/careers?country=in&q=react&mode=Remote',
    '/careers?place=Austin%2C+TX&level=Senior',
    '/careers?country=in',
  ]);
  expect(new Set(links.map(({ ariaLabel }) => ariaLabel)).size).toBe(3);
});

test('turns the alert on by the button, not by opening the link, and focuses the heading', async () => {
  const { server, user } = openPage();
  await turnOn();
  expect(server.posts()).toEqual([]);
  await user.click(await turnOn());
  const heading = await screen.findByRole('heading', { name: 'This alert is on' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/^Your alert is on/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Turn on this alert' })).toBeNull();
  await waitFor(() => expect(screen.queryByText(/^Not turned on yet/)).toBeNull());
});

test('ends an alert by one press, and focuses the message', async () => {
  const { user } = openPage();
  const [, second] = await endButtons();
  expect(second?.getAttribute('aria-label')).toBe(
    'End this alert, Jobs in the USA, Austin, TX, Senior',
  );
  await user.click(second!);
  const end = await screen.findByText(alertsPage.ended);
  await waitFor(() => expect(document.activeElement).toBe(end));
  const [first, ended, third] = await rows();
  expect(within(ended!).queryByRole('button')).toBeNull();
  expect(within(ended!).getByRole('link', { name: /^See these jobs now/ })).toBeDefined();
  for (const row of [first!, third!]) expect(within(row).getByRole('button')).toBeDefined();
});

test('ends all alerts by the button on the page of List-Unsubscribe', async () => {
  const { server, user } = openPage(`unsubscribe.${fakeTokens.alert}`);
  const [button, ...others] = await screen.findAllByRole('button');
  expect([server.posts(), others]).toEqual([[], []]);
  await user.click(button!);
  const heading = await screen.findByRole('heading', { name: alertsPage.unsubscribe.done });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('All of your alerts have ended.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows an invalid link for an incomplete address of List-Unsubscribe', async () => {
  const { user } = openPage('unsubscribe.a-token-without-its-end');
  await user.click(await screen.findByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toContain(alertsPage.notFound.text);
});

test('does not offer an alert that has ended', async () => {
  const { user } = openPage();
  const [first] = await endButtons();
  await user.click(first!);
  await screen.findByText(alertsPage.ended);
  expect(screen.queryByRole('button', { name: 'Turn on this alert' })).toBeNull();
});

test.each([
  ['offline', alertsPage.unsure],
  ['captive', alertsPage.unsure],
  ['limited', 'Too many requests. Please try again in a minute.'],
  ['declined', 'This position has been filled. Please look at our other openings.'],
])('shows the error %s beside the button, which stays', async (outcome, message) => {
  const { user } = openPage(`${outcome}.${fakeTokens.alert}`);
  await user.click(await turnOn());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect((await turnOn()).getAttribute('aria-busy')).toBeNull();
});

test('shows an invalid link and focuses its heading if the alert has ended', async () => {
  const { user } = openPage(`missing.${fakeTokens.alert}`);
  await user.click(await turnOn());
  expect((await screen.findByRole('alert')).textContent).toContain(alertsPage.notFound.text);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});
