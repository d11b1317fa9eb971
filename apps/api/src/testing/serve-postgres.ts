import { once } from 'node:events';
import { createPostgresCluster } from './postgres-cluster.ts';

/*
 * A PostgreSQL for a program that cannot import this: prints the URL of an empty database, and runs
 * until standard input ends, which it also does when that program is killed.
 */
const cluster = await createPostgresCluster();
process.stdout.write(`${await cluster.createDatabase()}\n`);
await once(process.stdin.resume(), 'end');
await cluster.remove();
