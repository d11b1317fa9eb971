import { expect, test } from 'vitest';
import { configuredRegions, findRegionByHost, regionByCode, regions } from './index.ts';

test('lists INDIA and USA in the order of the country selector', () => {
  expect(regions.map(({ code, name, country }) => [code, name, country])).toEqual([
    ['in', 'INDIA', 'India'],
    ['us', 'USA', 'USA'],
  ]);
});

test('gives every region a unique origin, language tag and flag', { tags: ['ASVS-3.5.4'] }, () => {
  for (const field of ['app', 'origin', 'hreflang', 'flag'] as const) {
    expect(new Set(regions.map((region) => region[field])).size).toBe(regions.length);
  }
});

test('gives every region all offices, its own first', () => {
  expect(regions.map(({ code, offices }) => [code, offices.map(({ city }) => city)])).toEqual([
    ['in', ['Hyderabad', 'Wilmington']],
    ['us', ['Wilmington', 'Hyderabad']],
  ]);
});

test('gives every office a valid time zone', () => {
  for (const { timeZone, hours } of regions.flatMap(({ offices }) => [...offices])) {
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    expect(hours.opens).toBeLessThan(hours.closes);
  }
});

test('finds a region by its code, also in a given list', () => {
  const origin = 'https://in.kestrova.example';
  expect(regionByCode('in').name).toBe('INDIA');
  expect(regionByCode('in', configuredRegions({ in: origin })).origin).toBe(origin);
  expect(() => regionByCode('in', [])).toThrow('There is no region "in".');
});

test('uses the origins of the settings, and local ones as defaults', () => {
  const [india, usa] = configuredRegions({ in: 'https://in.kestrova.example/' });
  expect(india?.origin).toBe('https://in.kestrova.example');
  expect(usa?.origin).toBe('http://localhost:4002');
});

test('rejects an origin that is not a URL, and names the region', () => {
  expect(() => configuredRegions({ us: 'kestrova' })).toThrow(/region "us" is "kestrova"/);
});

test('finds the region of a host with its port, and none for an unknown host', () => {
  expect(findRegionByHost('localhost:4001', regions)?.country).toBe('India');
  expect(findRegionByHost('localhost:4002', regions)?.country).toBe('USA');
  expect(findRegionByHost('localhost', regions)).toBeUndefined();
});
