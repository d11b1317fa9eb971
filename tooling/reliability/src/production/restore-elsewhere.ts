import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  auditRecords,
  createLedger,
  readConfig,
  runCliProcess,
  startServerProcess,
} from '@kestrova/api/testing';
import { createResult, type Result } from '../report.ts';
import type { Stack } from './stack.ts';
import type { World } from './visits.ts';

/** Milliseconds of traffic before the backup. */
const quietTime = 5000;

/**
 * An operator takes a backup while visitors post, and restores it into another database and bucket,
 * where a server starts: it has every submission that was acknowledged before the backup began.
 */
export async function restoreElsewhere(stack: Stack, { ledger }: World): Promise<Result> {
  await pause(quietTime);
  const before = new Map(ledger.acknowledged);
  const backup = join(stack.config.dataDir, 'backup');
  mkdirSync(stack.elsewhere['DATA_DIR'] ?? '', { recursive: true });
  try {
    await runCommand(stack.environment, 'backup', 'create', backup);
    await runCommand(stack.environment, 'backup', 'verify', backup);
    await runCommand(stack.elsewhere, 'backup', 'restore', backup);
    const server = await startServerProcess(stack.elsewhere);
    await server.end('SIGTERM');
  } finally {
    rmSync(backup, { recursive: true, force: true });
  }
  const expected = createLedger();
  for (const [email, hash] of before) {
    // Not what its applicant has replaced or withdrawn since.
    if (ledger.acknowledged.has(email) && ledger.acknowledged.get(email) === hash) {
      expected.acknowledged.set(email, hash);
    }
  }
  const audit = await auditRecords(readConfig(stack.elsewhere), expected, 'acknowledged');
  return createResult(`${audit.acknowledged} records restored`, {
    'records missing': audit.missing,
    'records doubled': audit.doubled,
    'files damaged': audit.damagedFiles,
    'nothing was acknowledged': audit.acknowledged === 0,
  });
}

async function runCommand(environment: Record<string, string>, ...args: string[]): Promise<void> {
  const { code, output, errors } = await runCliProcess(environment, ...args);
  if (code !== 0) throw new Error(`kestrova ${args.slice(0, 2).join(' ')}: ${errors || output}`);
}
