import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.each([
  ['What Drives Us ?', 'What Drives Us\u00a0?'],
  ['Case studies - Proven impact', 'Case studies\u00a0- Proven impact'],
  ['Agent Banking – Fintech', 'Agent Banking\u00a0– Fintech'],
  ['Build-Operate-Transfer', 'Build-Operate-Transfer'],
])('no line of %j begins with its mark', (title, expected) => {
  expect(keepTogether(title)).toBe(expected);
});
