import { paths } from '@kestrova/paths';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { PageModule } from './page-module.ts';
import { createPageTable, PageTableProvider } from './page-table.tsx';
import { RouterLink } from './router-link.tsx';

const names = ['home', 'services', 'careers'] as const;

/** Three pages, each with only a heading; the code of Careers never arrives. */
async function renderPages() {
  const modules = names.map((name) => {
    const load = () => Promise.resolve({ default: () => <h1>{name}</h1> });
    return [name, name === 'careers' ? () => new Promise<PageModule>(() => {}) : load];
  });
  const pages = createPageTable(Object.fromEntries(modules));
  await Promise.all([pages['home']?.load(), pages['services']?.load()]);
  const routes = names.map((name) => ({ path: paths[name], Component: pages[name]?.Page ?? null }));
  const Page = () => useRoutes(routes);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  history.replaceState(null, '', paths.home);
  render(
    <BrowserRouter useTransitions={false}>
      <PageTableProvider value={pages}>
        <RouterLink href={paths.services}>Services</RouterLink>
        <RouterLink href={paths.careers}>Careers</RouterLink>
        <Suspense fallback={<h1>loading</h1>}>
          <Page />
        </Suspense>
      </PageTableProvider>
    </BrowserRouter>,
  );
  return () =>
    act(async () => {
      await Promise.resolve();
      for (const frame of frames.splice(0)) frame(0);
      await vi.runAllTimersAsync();
    });
}

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const shown = () => [location.pathname, screen.getByRole('heading').textContent];

test('renders a loaded page one frame after the press', async () => {
  const drawFrame = await renderPages();
  press('Services');
  expect(shown()).toEqual([paths.home, 'home']);
  await drawFrame();
  await drawFrame();
  expect(shown()).toEqual([paths.services, 'services']);
});

test('keeps the shown page until the code of the next one has arrived', async () => {
  const drawFrame = await renderPages();
  press('Careers');
  await drawFrame();
  expect(shown()).toEqual([paths.home, 'home']);
  press('Services');
  await drawFrame();
  await drawFrame();
  expect(shown()).toEqual([paths.services, 'services']);
});

test('says that a page is loading whose code Back has to fetch', async () => {
  const drawFrame = await renderPages();
  act(() => {
    history.pushState(null, '', paths.careers);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await drawFrame();
  expect(shown()).toEqual([paths.careers, 'loading']);
});
