import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestServer } from './running-server.ts';
import { createFile, createPdf, mimeTypes } from './sample-files.ts';
import { createApplicationData, createApplicationForm } from './visitor.ts';

/** Both clocks of a cleanup, set apart from the real ones. They stand still, so a file stored later is newer than `now`. */
export function createClocks() {
  let now = Date.now();
  let uptime = 0;
  return {
    now: () => now,
    uptime: () => uptime,
    /** Time passes, as all clocks see it. */
    pass(milliseconds: number) {
      now += milliseconds;
      uptime += milliseconds;
    },
    /** The system's clock is set, and no time passes. */
    jump(milliseconds: number) {
      now += milliseconds;
    },
  };
}

/** Sends applications with a CV each. */
export async function sendApplications(server: TestServer, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const files = { cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf) };
    const response = await server.visitor.sendApplication(
      createApplicationForm(createApplicationData(), files),
    );
    expect(response.status).toBe(200);
  }
}

/** Stores a file that no record names. */
export async function storeOrphan({ dataDir, services }: TestServer): Promise<string> {
  const name = `${randomUUID()}.pdf`;
  const path = join(dataDir, 'incoming', name);
  writeFileSync(path, 'an orphan');
  await services.store.save(name, { path, size: 9, sha256: '' });
  return name;
}

/** The names of listed files. */
export const listNames = (files: AsyncIterable<{ name: string }>): Promise<string[]> =>
  Array.fromAsync(files, ({ name }) => name);
