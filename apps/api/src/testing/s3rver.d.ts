declare module 's3rver' {
  export interface Store {
    putObject(object: { bucket: string; key: string }): Promise<{ size: number }>;
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
  }
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    store: Store;
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
