import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BelowHero } from './below-hero.tsx';

test('renders the content below the hero of the next page once the hero is shown', async () => {
  const steps: string[] = [];
  function Hero() {
    useLayoutEffect(() => void steps.push('hero shown'));
    return null;
  }
  function Rest() {
    steps.push('rest rendered');
    return null;
  }
  function Page() {
    return (
      <div key={useLocation().pathname}>
        <Hero />
        <BelowHero>
          <Rest />
        </BelowHero>
      </div>
    );
  }
  render(
    <MemoryRouter>
      <Link to="/next">Next</Link>
      <Page />
    </MemoryRouter>,
  );
  expect(steps.splice(0)).toEqual(['rest rendered', 'hero shown']);
  fireEvent.click(screen.getByRole('link'));
  expect(steps).toEqual(['hero shown']);
  await waitFor(() => expect(steps).toEqual(['hero shown', 'rest rendered']));
});
