import type { TestProject } from 'vitest/node';
import { createPostgresCluster, withoutDurability } from './postgres-cluster.ts';
import { createTemplates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database without tables; test files make their own beside it. */
    postgresUrl: string;
    /** What `createTestPlace` copies: a migrated and seeded database of each kind. */
    templates: { postgres: string; sqliteFile: string };
  }
}

/** One PostgreSQL for all test files: starting it takes longer than most of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await createPostgresCluster(withoutDurability);
  const templates = await createTemplates(await cluster.createDatabase());
  project.provide('postgresUrl', await cluster.createDatabase());
  project.provide('templates', templates.names);
  return async () => {
    templates.remove();
    await cluster.remove();
  };
}
