import { setTimeout as pause } from 'node:timers/promises';
import {
  auditRecords,
  startLoad,
  startServerProcess,
  type Audit,
  type Ledger,
  type TestPlace,
} from '@kestrova/api/testing';
import getPort from 'get-port';
import type { Random } from '../random.ts';

/** How a server is killed under load. */
export interface KillPlan {
  kills: number;
  /** Chooses how long a server lives. */
  random: Random;
  /** Called before the server starts again, for faults of its database. */
  between?: (kill: number) => Promise<void>;
}

const visitors = 6;
/** Max time that a server lives under load, in milliseconds. */
const maxLifetime = 500;

/**
 * Kills the server with SIGKILL at random moments under load and starts it again, and then checks
 * that everything it acknowledged, by the ledger, is stored once.
 */
export async function killServer(
  place: TestPlace,
  { kills, random, between }: KillPlan,
  ledger: Ledger,
): Promise<Audit> {
  const environment = {
    ...place.environment,
    PORT: String(await getPort()),
    OUTBOX_LEASE_SECONDS: '2',
  };
  let server = await startServerProcess(environment);
  const load = startLoad(() => server.port, visitors, ledger);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(random.int(10, maxLifetime));
    await server.end('SIGKILL');
    await between?.(kill);
    server = await startServerProcess(environment);
  }
  await load.stop();
  await server.end('SIGTERM');
  return auditRecords(place.config, ledger);
}
