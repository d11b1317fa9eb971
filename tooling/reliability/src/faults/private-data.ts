import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createPlace, startServerRun, until } from '@kestrova/api/testing';
import { sendApplication } from '../measure.ts';
import { createResult, type Result } from '../report.ts';

/** Data that others could read is closed to them at the start, and new data is never open. */
export async function keepPrivate(): Promise<Result> {
  const place = createPlace();
  const { dataDir, mail } = place.config;
  const listAll = () =>
    readdirSync(dataDir, { recursive: true }).map((name) => join(dataDir, String(name)));
  const listOpenAfterUse = async () => {
    const { server, visitor } = await startServerRun(place);
    await sendApplication(visitor, 1000);
    await until(() => readdirSync(mail.dir).some((name) => name.endsWith('.eml')));
    const open = listAll().filter((path) => existsSync(path) && (statSync(path).mode & 0o077) > 0);
    await server.end('SIGTERM');
    return open;
  };
  const first = await listOpenAfterUse();
  for (const path of listAll()) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  const second = await listOpenAfterUse();
  place.remove();
  return createResult([...first, ...second].join(' '), {
    'files and folders open to others': first.length,
    'still open after a start': second.length,
  });
}
