import { pageNames, paths } from '@kestrova/paths';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { PageModule } from './page-module.ts';
import { createPageTable } from './page-table.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteRouter } from './site-router.tsx';

/** The pages of the site, each with only a heading; the code of Careers never arrives. */
async function renderPages() {
  const modules = pageNames.map((name) => {
    const load = () => Promise.resolve({ default: () => <h1>{name}</h1> });
    return [name, name === 'careers' ? () => new Promise<PageModule>(() => {}) : load];
  });
  const pages = createPageTable(Object.fromEntries(modules));
  await Promise.all([pages['home']?.load(), pages['services']?.load()]);
  const routes = pageNames.map((name) => ({
    path: paths[name],
    Component: pages[name]?.Page ?? null,
  }));
  const Page = () => useRoutes(routes);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  history.replaceState(null, '', paths.home);
  render(
    <SiteRouter pages={pages}>
      <RouterLink href={paths.services}>Services</RouterLink>
      <RouterLink href={paths.careers}>Careers</RouterLink>
      <Suspense>
        <Page />
      </Suspense>
    </SiteRouter>,
  );
  return () =>
    act(async () => {
      for (const frame of frames.splice(0)) frame(0);
      await vi.runAllTimersAsync();
    });
}

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const heading = () => screen.getByRole('heading').textContent;

test('renders a loaded page one frame after the press', async () => {
  const drawFrame = await renderPages();
  press('Services');
  expect([location.pathname, heading()]).toEqual([paths.services, 'home']);
  await drawFrame();
  expect(heading()).toBe('services');
});

test('keeps the shown page until the code of the next one has arrived', async () => {
  const drawFrame = await renderPages();
  press('Careers');
  await drawFrame();
  expect([location.pathname, heading()]).toEqual([paths.careers, 'home']);
  press('Services');
  await drawFrame();
  expect(heading()).toBe('services');
});
