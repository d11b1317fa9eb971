import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { startBucketServer } from './bucket-server.ts';
import { openForTest } from './open-for-test.ts';
import { apiFolder, machineEnvironment } from './operator.ts';
import type { PlaceKind, TestPlace } from './place.ts';
import { createCv } from './sample-files.ts';
import { createTestPlace, startTestServer } from './test-server.ts';

/** Starts a server that is backed up, and creates empty places to restore it into. */
export async function startBackupRun(kind: PlaceKind) {
  const server = await startTestServer(kind.dialect, await createFileSettings(kind));
  const { place } = server;
  let folders = 0;
  /** The path of a new folder for a backup. */
  const newFolder = () => join(server.dataDir, 'backups', String((folders += 1)));
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
    async apply() {
      await server.visitor.apply({}, { cv: createCv() });
    },
    createEmptyPlace: async (emptyKind = kind) =>
      createTestPlace(emptyKind.dialect, await createFileSettings(emptyKind), { isEmpty: true }),
  };
}

async function createFileSettings({ files }: PlaceKind): Promise<Record<string, string>> {
  return files === 'folder' ? {} : (await openForTest(startBucketServer())).environment;
}

/** Runs a command in a process that kills itself at the start of a step. @returns its signal. */
export async function killAtStep({ environment }: TestPlace, step: string, ...args: string[]) {
  const script = `
    import { runCommandLine } from './src/cli/kestrova.ts';
    const writeError = (text) => text.startsWith(process.argv[1]) && process.kill(process.pid, 'SIGKILL');
    await runCommandLine(process.argv.slice(2), { write() {}, writeError, isInteractive: true });`;
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const env = { ...machineEnvironment, ...environment };
  const node = ['--input-type=module', '--eval', script, step, ...args];
  execFile(process.execPath, node, { cwd: apiFolder, env }, (error) =>
    resolve(error?.signal ?? undefined),
  );
  return promise;
}
