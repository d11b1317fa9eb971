import { apiFolder, startServerProcess, type ServerProcess } from '@kestrova/api/testing';

/** A part that can be killed and started again. */
export interface Part {
  /** Ends it at once, as `kill -9` and a power cut do. */
  kill(): Promise<void>;
  /** Returns once it can be reached. */
  start(): Promise<void>;
}

/** One process of the API. */
export interface Instance extends Part {
  name: string;
  port: number;
  /** @param folder the API's source, if it is to be another version than before. */
  start(folder?: string): Promise<void>;
  stop(): Promise<void>;
  /** Calls it directly, for what no site passes on, such as `/health/ready`. */
  get(path: string): Promise<{ status: number; body: string }>;
  /** Its log since it started first. */
  readLog(): string;
}

/** Starts an instance. @param settings with its PORT. */
export async function startInstance(
  name: string,
  settings: Record<string, string>,
): Promise<Instance> {
  let source = apiFolder;
  let server: ServerProcess | undefined;
  let earlierLog = '';
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const code = await server?.end(signal);
    earlierLog += server?.readLog() ?? '';
    server = undefined;
    return code;
  };
  const start = async (folder = source) => {
    source = folder;
    server = await startServerProcess(settings, { folder });
  };
  await start();
  return {
    name,
    port: Number(settings['PORT']),
    start,
    async stop() {
      const code = await end('SIGTERM');
      if (code !== 0) throw new Error(`${name} ended with ${code} after SIGTERM`);
    },
    kill: async () => void (await end('SIGKILL')),
    async get(path) {
      const response = await fetch(`http://127.0.0.1:${settings['PORT']}${path}`);
      return { status: response.status, body: await response.text() };
    },
    readLog: () => earlierLog + (server?.readLog() ?? ''),
  };
}
