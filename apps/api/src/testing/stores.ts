import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { startBucketServer } from './bucket-server.ts';
import { startFaultProxy } from './fault-proxy.ts';

/** A store that can be away for a while. */
export interface TestStore {
  environment: Record<string, string>;
  setAway(isAway: boolean, dataDir: string): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of a server; away, its disk is not mounted. */
export async function openFolder(): Promise<TestStore> {
  return {
    environment: {},
    async setAway(isAway, dataDir) {
      const [folder, unmounted] = [join(dataDir, 'uploads'), join(dataDir, 'unmounted')];
      await (isAway ? rename(folder, unmounted) : rename(unmounted, folder));
    },
    stop: async () => undefined,
  };
}

/** A bucket; away, its connections are reset. */
export async function openBucket(): Promise<TestStore> {
  const bucket = await startBucketServer();
  const endpoint = bucket.environment['S3_ENDPOINT'] ?? '';
  const proxy = await startFaultProxy(endpoint);
  const reset = () => ({ pass: Buffer.alloc(0), next: 'reset' as const });
  return {
    environment: { ...bucket.environment, S3_ENDPOINT: proxy.cover(endpoint) },
    async setAway(isAway) {
      proxy.setFault(() => (isAway ? { fromClient: reset } : {}));
      proxy.drop();
    },
    async stop() {
      await proxy.stop();
      await bucket.stop();
    },
  };
}
