import { pageNames } from '@kestrova/paths';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageModule } from './page-module.ts';
import { createPageTable, PageTableProvider } from './page-table.tsx';
import { RouterLink } from './router-link.tsx';

const load = vi.fn<() => Promise<PageModule>>();
const other = vi.fn<() => Promise<PageModule>>();
let isInView = false;

/** Reports at once whether the link is in view. */
class ViewObserver {
  readonly observe: () => void;
  readonly disconnect = vi.fn<() => void>();

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => tell([{ isIntersecting: isInView }]);
  }
}

beforeEach(() => {
  load.mockRejectedValue(new TypeError('No connection.'));
  vi.stubGlobal('IntersectionObserver', ViewObserver);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});

afterEach(() => {
  vi.clearAllMocks();
  isInView = false;
});

function renderLink() {
  const modules = pageNames.map((name) => [name, name === 'about-us' ? load : other]);
  render(
    <PageTableProvider value={createPageTable(Object.fromEntries(modules))}>
      <MemoryRouter>
        <RouterLink href="/about-us">About Us</RouterLink>
      </MemoryRouter>
    </PageTableProvider>,
  );
}

test.each(['pointerEnter', 'touchStart', 'focus', 'click'] as const)(
  'loads the page of a link on %s, and reports no failure',
  (event) => {
    renderLink();
    expect(load).not.toHaveBeenCalled();
    fireEvent[event](screen.getByRole('link'));
    expect(load).toHaveBeenCalled();
    expect(other).not.toHaveBeenCalled();
  },
);

test('loads the page of a link in view, and no other', () => {
  isInView = true;
  renderLink();
  expect(load).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing on a connection of %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    isInView = true;
    renderLink();
    expect(load).not.toHaveBeenCalled();
  },
);
