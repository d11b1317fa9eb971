import { expect, it } from 'vitest';
import { colorRoles, listContrasts } from './contrast.ts';

it.each(listContrasts())(
  '$over has enough contrast on $under',
  { tags: ['WCAG-1.4.3', 'WCAG-1.4.11'] },
  ({ least, light, dark, deep }) => {
    expect(Math.min(light, dark, deep)).toBeGreaterThanOrEqual(least);
  },
);

it('covers every color of text and controls', { tags: ['WCAG-1.4.11'] }, () => {
  const covered = new Set(listContrasts().flatMap(({ over, under }) => [over, under]));
  // The quiet border only decorates, and there is no text on the backdrop.
  const exempt = ['border', 'backdrop'];
  expect([...colorRoles.keys()].filter((role) => !covered.has(role))).toEqual(exempt);
});
