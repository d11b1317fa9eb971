import { expect, test } from 'vitest';
import { shareImage } from './share-image.tsx';

const linesOf = (svg: string) =>
  [...svg.matchAll(/<text x="80" y="[\d.]+">([^<]+)</g)].map(([, line]) => line);

test('wraps a title at the largest size at which it has three lines', () => {
  expect(linesOf(shareImage({ title: 'AI & Data Intelligence', eyebrow: 'USA' }))).toEqual([
    'AI &amp; Data',
    'Intelligence',
  ]);
  const title = 'Building Digital Futures With Fintech, Enterprise & Emerging Technologies';
  expect(linesOf(shareImage({ title, eyebrow: 'Home' }))).toEqual([
    'Building Digital Futures',
    'With Fintech, Enterprise &amp;',
    'Emerging Technologies',
  ]);
});

test('cuts a title after three lines if it fits at no size', () => {
  const svg = shareImage({ title: 'An unreasonably long title '.repeat(12), eyebrow: 'Journal' });
  expect(linesOf(svg)).toHaveLength(3);
});
