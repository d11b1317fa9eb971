import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { preloadPage } from './find-page.ts';
import { RouterLink } from './router-link.tsx';

vi.mock(import('./find-page.ts'), () => ({ preloadPage: vi.fn<typeof preloadPage>() }));

afterEach(cleanup);

test.each(['pointerEnter', 'touchStart', 'focus', 'click'] as const)(
  'the code of a page is fetched at the %s of a link to it, and a failure is silent',
  (event) => {
    const preload = vi.mocked(preloadPage).mockRejectedValue(new TypeError('No connection.'));
    render(
      <MemoryRouter>
        <RouterLink href="/about-us">About Us</RouterLink>
      </MemoryRouter>,
    );
    fireEvent[event](screen.getByRole('link'));
    expect(preload).toHaveBeenCalledWith('/about-us');
  },
);
