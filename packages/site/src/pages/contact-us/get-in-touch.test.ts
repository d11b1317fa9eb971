import { regionByCode } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { formatOfficeHours } from './get-in-touch.tsx';

test('shows the hours of each office in its own time zone', () => {
  expect(regionByCode('in').offices.map(formatOfficeHours)).toEqual([
    '11 a.m. to 9 p.m. IST',
    '8 a.m. to 6 p.m. ET',
  ]);
});

test('formats noon and midnight as twelve', () => {
  const [office] = regionByCode('us').offices;
  expect(formatOfficeHours({ ...office, hours: { opens: 0, closes: 12 } })).toBe(
    '12 a.m. to 12 p.m. ET',
  );
});
