import { pageNames } from '@kestrova/paths';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageTable, PageTableProvider, type PageModule } from './page-table.tsx';
import { RouterLink } from './router-link.tsx';

afterEach(cleanup);

test.each(['pointerEnter', 'touchStart', 'focus', 'click'] as const)(
  'the code of a page is fetched at the %s of a link to it, and a failure is silent',
  async (event) => {
    const load = vi
      .fn<() => Promise<PageModule>>()
      .mockRejectedValue(new TypeError('No connection.'));
    const other = vi.fn<() => Promise<PageModule>>();
    const modules = pageNames.map((name) => [name, name === 'about-us' ? load : other]);
    render(
      <PageTableProvider value={createPageTable(Object.fromEntries(modules))}>
        <MemoryRouter>
          <RouterLink href="/about-us">About Us</RouterLink>
        </MemoryRouter>
      </PageTableProvider>,
    );
    fireEvent[event](screen.getByRole('link'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(other).not.toHaveBeenCalled();
  },
);
