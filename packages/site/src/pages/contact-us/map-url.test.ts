import { expect, test } from 'vitest';
import { mapFrameUrl, mapPageUrl } from './map-url.ts';

const OFFICE = { latitude: 39.7459, longitude: -75.5466 };

test('centers and marks the office in the frame', () => {
  const query = new URL(mapFrameUrl(OFFICE)).searchParams;
  expect(query.get('bbox')).toBe('-75.5586,39.7399,-75.5346,39.7519');
  expect(query.get('marker')).toBe('39.7459,-75.5466');
});

test('links to the same place', () => {
  expect(mapPageUrl(OFFICE)).toBe(
    'https://www.openstreetmap.org/?mlat=39.7459&mlon=-75.5466#map=16/39.7459/-75.5466',
  );
});
