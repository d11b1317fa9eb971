import {
  startLoad,
  startMailServer,
  startServerProcess,
  startServerRun,
  until,
  type Ledger,
} from '@kestrova/api/testing';
import { auditLedgerAndEmails } from '../ledger.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

/** Two instances on one PostgreSQL serve visitors and send emails at once. */
export async function shareDatabase(options: RunOptions): Promise<Result> {
  await using mail = await startMailServer();
  const database = await options.createDatabase('postgres');
  await using run = await startServerRun({ ...database, SMTP_URL: mail.url, OUTBOX_POLL_MS: '20' });
  const { environment } = run.place;
  const second = await startServerProcess(environment);
  const ledger: Ledger = new Map();
  const loads = [run.server, second].map((server) => startLoad(() => server.port, 3, ledger));
  await until(() => ledger.size >= 100, 60_000);
  await Promise.all(loads.map((load) => load.stop()));
  const audit = await auditLedgerAndEmails(run.place, ledger, mail.listMessageIds);
  await second.end('SIGTERM');
  return createResult(audit.found, { ...audit.broken, 'emails repeated': audit.repeated });
}
