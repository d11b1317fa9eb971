import { expect, test } from 'vitest';
import { configuredRegions, findRegionByHost, regionByCode, regions } from './index.ts';

test('lists INDIA and USA in the order of the country selector', () => {
  expect(regions.map(({ code, name, country }) => [code, name, country])).toEqual([
    ['in', 'INDIA', 'India'],
    ['us', 'USA', 'USA'],
  ]);
});

test(
  'gives every region an origin, a language tag and a flag of its own',
  { tags: ['ASVS-3.5.4'] },
  () => {
    for (const field of ['app', 'origin', 'hreflang', 'flag'] as const) {
      expect(new Set(regions.map((region) => region[field])).size).toBe(regions.length);
    }
  },
);

test('opens careers with jobs in the USA everywhere', () => {
  expect(regions.map((region) => region.defaultJobCountry)).toEqual(['us', 'us']);
});

test('gives every region all offices, its own first', () => {
  expect(regions.map(({ code, offices }) => [code, offices.map(({ city }) => city)])).toEqual([
    ['in', ['Hyderabad', 'Wilmington']],
    ['us', ['Wilmington', 'Hyderabad']],
  ]);
});

test('prints office hours in a time zone that exists', () => {
  for (const { timeZone, hours } of regions.flatMap(({ offices }) => [...offices])) {
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    expect(hours.opens).toBeLessThan(hours.closes);
  }
});

test('finds a region by its code, among those of a deployment too', () => {
  const origin = 'https://in.kestrova.example';
  expect(regionByCode('in').name).toBe('INDIA');
  expect(regionByCode('in', configuredRegions({ in: origin })).origin).toBe(origin);
  expect(() => regionByCode('in', [])).toThrow('There is no region "in".');
});

test('takes the origins of a deployment and keeps the local ones elsewhere', () => {
  const [india, usa] = configuredRegions({ in: 'https://in.kestrova.example/' });
  expect(india?.origin).toBe('https://in.kestrova.example');
  expect(usa?.origin).toBe('http://localhost:4002');
});

test('refuses an origin that is no URL, naming the region', () => {
  expect(() => configuredRegions({ us: 'kestrova' })).toThrow(/region "us" is "kestrova"/);
});

test('finds the region of a host, port included, and none for a stranger', () => {
  expect(findRegionByHost('localhost:4001', regions)?.country).toBe('India');
  expect(findRegionByHost('localhost:4002', regions)?.country).toBe('USA');
  expect(findRegionByHost('localhost', regions)).toBeUndefined();
});
