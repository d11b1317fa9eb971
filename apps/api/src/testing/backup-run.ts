import { join } from 'node:path';
import { startBucketServer } from './bucket-server.ts';
import { openForTest } from './open-for-test.ts';
import type { PlaceKind } from './place.ts';
import { createCv } from './sample-files.ts';
import { createTestPlace, startTestServer } from './test-server.ts';

/** A running server that is backed up, and empty places to restore it into. */
export type BackupRun = Awaited<ReturnType<typeof startBackupRun>>;

/** Starts a server, with settings for taking a backup. */
export async function startBackupRun(kind: PlaceKind) {
  const bucket = await openForTest(startBucketServer());
  const settings = { folder: {}, bucket: bucket.environment };
  const server = await startTestServer(kind.dialect, settings[kind.files]);
  const { place } = server;
  let folders = 0;
  /** The path of a new folder for a backup. */
  const newFolder = () => join(server.dataDir, 'backups', String((folders += 1)));
  /** An empty place with a new database, in the same bucket if there is one. */
  const createEmptyPlace = ({ dialect, files } = kind) =>
    createTestPlace(dialect, settings[files], { isEmpty: true });
  return {
    server,
    /** The data and the settings of the server. */
    place,
    newFolder,
    async backUp() {
      const folder = newFolder();
      await place.runForJson('backup', 'create', folder);
      return folder;
    },
    async restore(folder: string, emptyKind?: PlaceKind) {
      const restored = await createEmptyPlace(emptyKind);
      await restored.runForJson('backup', 'restore', folder);
      return restored;
    },
    createEmptyPlace,
    async apply() {
      await server.visitor.apply({}, { cv: createCv() });
    },
  };
}
