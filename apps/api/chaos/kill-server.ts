import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../src/config.ts';
import getPort from 'get-port';
import { startServerProcess } from '../src/testing/server-process.ts';
import { auditRecords, type Audit } from './audit.ts';
import { createLedger, startLoad, type Ledger } from './ledger.ts';

export interface KillPlan {
  kills: number;
  visitors: number;
  /** Max time that a server lives under load, in milliseconds. */
  maxLifetime: number;
  /** Called before the server starts again, for faults of its database. */
  between?: (kill: number) => Promise<void>;
  /** Aborted where it is to end before. */
  signal?: AbortSignal;
}

/**
 * Kills the server with SIGKILL at random moments under load and starts it again, and then checks
 * that everything it acknowledged, by the ledger, is stored once.
 */
export async function killServer(
  place: { config: Config; environment: Record<string, string> },
  plan: KillPlan,
  ledger: Ledger = createLedger(),
): Promise<Audit> {
  const environment = {
    ...place.environment,
    PORT: String(await getPort()),
    OUTBOX_LEASE_SECONDS: '2',
  };
  let server = await startServerProcess(environment);
  const load = startLoad(() => server.port, plan.visitors, ledger);
  for (let kill = 0; kill < plan.kills && plan.signal?.aborted !== true; kill += 1) {
    await pause(randomInt(10, plan.maxLifetime));
    await server.end('SIGKILL');
    await plan.between?.(kill);
    server = await startServerProcess(environment);
  }
  await load.stop();
  await server.end('SIGTERM');
  return auditRecords(place.config, ledger);
}
