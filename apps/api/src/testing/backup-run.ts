import { join } from 'node:path';
import { startBucketServer } from './bucket-server.ts';
import { createEmptyPlace, createTestPlace, type DialectName, type TestPlace } from './place.ts';
import { createCv } from './sample-files.ts';
import { startTestServer, type TestServer } from './test-server.ts';

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
export interface BackupRun extends AsyncDisposable {
  server: TestServer;
  /** Where the server keeps everything, with its settings. */
  place: TestPlace;
  /** A folder for a backup that is not there yet. */
  newFolder(): string;
  /** Takes a backup into a new folder. */
  backUp(): Promise<string>;
  /** Restores a backup into an empty place. */
  restore(folder: string, kind?: PlaceKind): Promise<TestPlace>;
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
  const newFolder = () => join(server.dataDir, 'backups', String((folders += 1)));
  const createPlace = async (emptyKind = kind) => {
    const place = await createEmptyPlace(emptyKind.dialect, settingsOf(emptyKind));
    places.push(place);
    return place;
  };
  return {
    server,
    place: own,
    newFolder,
    async backUp() {
      const folder = newFolder();
      await own.runForJson('backup', 'create', folder);
      return folder;
    },
    async restore(folder, emptyKind) {
      const place = await createPlace(emptyKind);
      await place.runForJson('backup', 'restore', folder);
      return place;
    },
    createEmptyPlace: createPlace,
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
