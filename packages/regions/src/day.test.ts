import { expect, test } from 'vitest';
import { isDayOver, latestDayOver } from './day.ts';

test.each([
  ['2027-03-31T12:00:00-11:00', false],
  ['2027-03-31T23:59:59.999-12:00', false],
  ['2027-04-01T00:00:00-12:00', true],
])('tells at %s whether March 31 has ended everywhere: %s', (instant, isOver) => {
  expect(isDayOver('2027-03-31', Date.parse(instant))).toBe(isOver);
  expect(latestDayOver(Date.parse(instant))).toBe(isOver ? '2027-03-31' : '2027-03-30');
});
