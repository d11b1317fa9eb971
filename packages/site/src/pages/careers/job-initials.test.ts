import { expect, test } from 'vitest';
import { formatInitials } from './job-initials.ts';

test.each([
  ['Designer', 'D'],
  ['senior java engineer', 'SJE'],
  ['Lead Site Reliability Engineer', 'LSR'],
  ['  AI  & Data Analyst ', 'ADA'],
  ['(Senior) .NET developer', 'SND'],
  ['3D artist', '3A'],
  ['élan vital', 'ÉV'],
  ['', ''],
])('%j becomes %s', (title, initials) => {
  expect(formatInitials(title)).toBe(initials);
});
