import { describe, expect, test } from 'vitest';
import { asvs } from './asvs.ts';
import { isRunningTest, listMissingProofs } from './missing-proofs.ts';
import { wcag } from './wcag.ts';

describe.each([
  ['WCAG', wcag],
  ['ASVS', asvs],
] as const)('the table of %s', (_, requirements) => {
  test('names only tests that exist and run', () => {
    expect(listMissingProofs(requirements)).toEqual([]);
  });

  test('answers each requirement once', () => {
    const ids = requirements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const silent = requirements.filter(
      ({ provedBy, notApplicable, open }) => !provedBy && !notApplicable && !open,
    );
    expect(silent).toEqual([]);
    const torn = requirements.filter(({ provedBy, notApplicable }) => provedBy && notApplicable);
    expect(torn).toEqual([]);
  });
});

test('WCAG 2.2 has 31 criteria at level A and 24 at AA', () => {
  expect(wcag.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(wcag.filter(({ level }) => level === 'AA')).toHaveLength(24);
});

test('a test that is deleted, renamed or skipped breaks the table', () => {
  const title = 'Tab leads on';
  expect(isRunningTest(`test('${title}', async () => {})`, title)).toBe(true);
  expect(isRunningTest(`])('${title}', async () => {})`, title)).toBe(true);
  expect(isRunningTest(`test.each(dialects)(\n  '${title}',`, title)).toBe(true);
  for (const source of [
    '',
    `test('${title} and on', async () => {})`,
    `test.skip('${title}', async () => {})`,
    `test.fixme('${title}', async () => {})`,
    `// ${title}`,
  ]) {
    expect(isRunningTest(source, title), source).toBe(false);
  }
  expect(
    listMissingProofs([
      { id: '0', level: 'A', name: 'Sample', provedBy: [['tooling/nowhere.test.ts', title]] },
    ]),
  ).toHaveLength(1);
});
