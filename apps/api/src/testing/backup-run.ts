import { join } from 'node:path';
import { startBucketServer } from './bucket-server.ts';
import { createEmptyPlace, createTestPlace, type DialectName, type TestPlace } from './place.ts';
import { createCv } from './sample-files.ts';
import { startTestServer } from './test-server.ts';

/** Where a server keeps its records and its files. */
export interface PlaceKind {
  dialect: DialectName;
  files: 'folder' | 'bucket';
}

/** The default place, and the place of several instances. */
export const placeKinds: readonly PlaceKind[] = [
  { dialect: 'sqlite', files: 'folder' },
  { dialect: 'postgres', files: 'bucket' },
];

/** A running server that is backed up, and empty places to restore it into. */
export type BackupRun = Awaited<ReturnType<typeof startBackupRun>>;

/** Starts a server whose settings a backup can be taken with. */
export async function startBackupRun(kind: PlaceKind) {
  const bucket = await startBucketServer();
  const places: TestPlace[] = [];
  const settingsOf = ({ files }: PlaceKind) => (files === 'bucket' ? bucket.environment : {});
  const own = await createTestPlace(kind.dialect, settingsOf(kind));
  places.push(own);
  const { environment } = own;
  const server = await startTestServer(kind.dialect, environment);
  let folders = 0;
  /** A folder for a backup that is not there yet. */
  const newFolder = () => join(server.dataDir, 'backups', String((folders += 1)));
  /** An empty place in the same bucket, if there is one, but with a database of its own. */
  const createPlace = async (emptyKind = kind) => {
    const place = await createEmptyPlace(emptyKind.dialect, settingsOf(emptyKind));
    places.push(place);
    return place;
  };
  return {
    server,
    /** Where the server keeps everything, with its settings. */
    place: own,
    newFolder,
    /** Takes a backup into a new folder. */
    async backUp() {
      const folder = newFolder();
      await own.runForJson('backup', 'create', folder);
      return folder;
    },
    /** Restores a backup into an empty place. */
    async restore(folder: string, emptyKind?: PlaceKind) {
      const place = await createPlace(emptyKind);
      await place.runForJson('backup', 'restore', folder);
      return place;
    },
    createEmptyPlace: createPlace,
    /** Sends an application with a CV. */
    async apply() {
      await server.visitor.apply({}, { cv: createCv() });
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      for (const place of places) place.remove();
      await bucket.stop();
    },
  };
}
