import type { Command } from '../run-command.ts';

/** Tests that ran, as the report of a test runner counts them. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Each test that took noticeable time, for the list of the slowest. */
  durations: readonly { name: string; milliseconds: number }[];
}

/** One thing that must hold. */
export interface Check {
  name: string;
  command: Command;
  /** Reads what the test runner counted; a check without counts as one. */
  countTests?: () => Promise<TestCounts>;
}

/** How a check went. */
export interface CheckResult {
  check: Check;
  passed: number;
  failed: number;
  skipped: number;
  milliseconds: number;
  output: string;
  durations: TestCounts['durations'];
}
