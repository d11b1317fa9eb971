import type { TestProject } from 'vitest/node';
import { createPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the cluster's first database; test files make their own beside it. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for all test files: starting it takes longer than most of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await createPostgresCluster();
  project.provide('postgresUrl', await cluster.createDatabase());
  return () => cluster.remove();
}
