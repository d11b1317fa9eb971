import { describe, expect, it } from 'vitest';
import { colorRoles, listContrasts } from './contrast.ts';

describe.each(['light', 'dark', 'deep'] as const)('in %s mode', (mode) => {
  it.each(listContrasts())(
    '$foreground has enough contrast on $background',
    { tags: ['WCAG-1.4.3', 'WCAG-1.4.11'] },
    (pair) => {
      expect(pair[mode]).toBeGreaterThanOrEqual(pair.minimum);
    },
  );
});

it('covers every color of text and controls', { tags: ['WCAG-1.4.11'] }, () => {
  const covered = new Set(
    listContrasts().flatMap(({ foreground, background }) => [foreground, background]),
  );
  // The quiet border only decorates, and there is no text on the backdrop.
  const exempt = ['border', 'backdrop'];
  expect([...colorRoles.keys()].filter((role) => !covered.has(role))).toEqual(exempt);
});
