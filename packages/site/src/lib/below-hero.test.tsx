import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { BelowHero } from './below-hero.tsx';

test('renders what is below the hero once the hero is shown', () => {
  const steps: string[] = [];
  function Hero() {
    useLayoutEffect(() => void steps.push('hero shown'));
    return null;
  }
  function Rest() {
    steps.push('rest rendered');
    return null;
  }
  render(
    <>
      <Hero />
      <BelowHero>
        <Rest />
      </BelowHero>
    </>,
  );
  expect(steps).toEqual(['hero shown', 'rest rendered']);
});
