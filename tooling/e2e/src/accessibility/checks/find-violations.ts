import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe has looked at so far. */
export interface AxeCount {
  scans: number;
  rulesPassed: number;
  elementsPassed: number;
  /** Elements that axe leaves to people, such as text over a picture. */
  undecided: number;
}

/** A count that has not begun. */
export function createAxeCount(): AxeCount {
  return { scans: 0, rulesPassed: 0, elementsPassed: 0, undecided: 0 };
}

/** Lets every rule of axe look at the page as it stands, and fails on whatever one of them finds. */
export async function expectNoViolations(page: Page, count = createAxeCount(), where = '') {
  const { violations, passes, incomplete } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, where).toEqual([]);
  count.scans += 1;
  count.rulesPassed += passes.length;
  count.elementsPassed += passes.reduce((sum, { nodes }) => sum + nodes.length, 0);
  count.undecided += incomplete.reduce((sum, { nodes }) => sum + nodes.length, 0);
}

/** Prints a count in one line, for the figures of a release. */
export function printAxeCount(subject: string, count: AxeCount): void {
  const { scans, rulesPassed, elementsPassed, undecided } = count;
  process.stdout.write(
    `axe, ${subject}: ${scans} scans, 0 violations, ${rulesPassed} rules passed on ${elementsPassed} elements, ${undecided} left to people\n`,
  );
}
