import { join } from 'node:path';
import { startBucketServer } from './bucket-server.ts';
import { openForTest } from './open-for-test.ts';
import type { PlaceKind } from './place.ts';
import { createCv } from './sample-files.ts';
import { createTestPlace, startTestServer } from './test-server.ts';

/** A running server that is backed up, and empty places to restore it into. */
export type BackupRun = Awaited<ReturnType<typeof startBackupRun>>;

/** Starts a server whose settings a backup can be taken with. */
export async function startBackupRun(kind: PlaceKind) {
  const bucket = await openForTest(startBucketServer());
  const settings = { folder: {}, bucket: bucket.environment };
  const server = await startTestServer(kind.dialect, settings[kind.files]);
  const { place } = server;
  let folders = 0;
  /** A folder for a backup that is not there yet. */
  const newFolder = () => join(server.dataDir, 'backups', String((folders += 1)));
  /** An empty place in the same bucket, if there is one, but with a database of its own. */
  const createEmptyPlace = ({ dialect, files } = kind) =>
    createTestPlace(dialect, settings[files], { isEmpty: true });
  return {
    server,
    /** Where the server keeps everything, with its settings. */
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
