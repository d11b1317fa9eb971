import { join } from 'node:path';
import { expect } from 'vitest';
import { createCv } from './own-application.ts';
import { startBucketServer, type BucketServer } from './bucket-server.ts';
import { runCli } from './run-cli.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import {
  createEmptyPlace,
  createTestPlace,
  type DialectName,
  type TestPlace,
} from './test-database.ts';
import { createApplicationData, createApplicationForm } from './visitor.ts';

/** Where a server keeps its records and its files. */
export interface PlaceKind {
  dialect: DialectName;
  files: 'folder' | 'bucket';
}

/** What the defaults are, and where several instances run. */
export const placeKinds: readonly PlaceKind[] = [
  { dialect: 'sqlite', files: 'folder' },
  { dialect: 'postgres', files: 'bucket' },
];

/** A running server that is backed up, and empty places to restore it into. */
export interface BackupRun extends AsyncDisposable {
  server: TestServer;
  /** Where the server keeps everything, with its settings. */
  place: TestPlace;
  /** A folder for a backup that is not there yet. */
  newFolder(): string;
  /** Runs a command with `--json`; with the server's settings, unless others are given. */
  run(args: string[], settings?: Record<string, string>): ReturnType<typeof runCli>;
  /** Runs a command that succeeds, and returns what it printed. */
  runForJson(args: string[], settings?: Record<string, string>): Promise<unknown>;
  /** An empty place in the same bucket, if there is one, but with a database of its own. */
  createEmptyPlace(kind?: PlaceKind): Promise<TestPlace>;
  /** Sends an application with a CV. */
  apply(): Promise<void>;
}

/** Starts a server whose settings a backup can be taken with. */
export async function startBackupRun(kind: PlaceKind): Promise<BackupRun> {
  const bucket = await startBucketServer();
  const places: TestPlace[] = [];
  const settingsOf = ({ files }: PlaceKind) => (files === 'bucket' ? bucket.environment : {});
  const own = await createTestPlace(kind.dialect, settingsOf(kind));
  places.push(own);
  const { environment } = own;
  const server = await startTestServer(kind.dialect, environment);
  let folders = 0;
  const run = (args: string[], settings = environment) => runCli(settings, '--json', ...args);
  return {
    server,
    place: own,
    newFolder: () => join(server.dataDir, 'backups', String((folders += 1))),
    run,
    async runForJson(args, settings) {
      const { code, output, errors } = await run(args, settings);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      return JSON.parse(output) as unknown;
    },
    async createEmptyPlace(emptyKind = kind) {
      const place = await createEmptyPlace(emptyKind.dialect, settingsOf(emptyKind));
      places.push(place);
      return place;
    },
    async apply() {
      const form = createApplicationForm(createApplicationData(), { cv: createCv() });
      expect((await server.visitor.sendApplication(form)).status).toBe(200);
    },
    [Symbol.asyncDispose]: () => stopAll(server, places, bucket),
  };
}

async function stopAll(server: TestServer, places: readonly TestPlace[], bucket: BucketServer) {
  await server.stop();
  for (const place of places) place.remove();
  await bucket.stop();
}
