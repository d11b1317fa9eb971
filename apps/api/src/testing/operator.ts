import { expect } from 'vitest';
import { runCli, type CliRun } from './run-cli.ts';
import { startServerRun, type ServerRun } from './server-run.ts';
import { createTestPlace, type DialectName } from './test-database.ts';

/** A running server, and an operator beside it who has its settings. */
export interface Operator extends ServerRun {
  /** Runs a command with `--json`. */
  run(...args: string[]): Promise<CliRun>;
  /** Runs a command that succeeds, and returns what it printed. */
  runForJson(...args: string[]): Promise<unknown>;
}

/** Starts a server on a database of its own. */
export async function startOperator(dialect: DialectName): Promise<Operator> {
  const server = await startServerRun(await createTestPlace(dialect));
  const run = (...args: string[]) => runCli(server.place.environment, '--json', ...args);
  async function runForJson(...args: string[]): Promise<unknown> {
    const { code, output, errors } = await run(...args);
    expect(errors).toBe('');
    expect(code).toBe(0);
    return JSON.parse(output);
  }
  return { ...server, run, runForJson };
}
