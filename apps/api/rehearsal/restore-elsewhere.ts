import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import pg from 'pg';
import { auditRecords } from '../chaos/audit.ts';
import { createLedger } from '../chaos/ledger.ts';
import { readConfig } from '../src/config.ts';
import { runCliProcess } from '../src/testing/run-cli.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import type { Stack } from './stack.ts';
import type { Outcome, World } from './world.ts';

/** The name of its database, and of its bucket. */
const elsewhere = 'restored';

/**
 * An operator takes a backup while visitors post, and restores it into another database and bucket,
 * where a server starts: it has every submission that was acknowledged before the backup began.
 */
export async function restoreElsewhere(
  stack: Stack,
  world: World,
): Promise<() => Promise<Outcome>> {
  await pause(5000);
  const before = new Map(world.ledger.acknowledged);
  const backup = join(stack.config.dataDir, 'backup');
  const settings = await createElsewhere(stack);
  try {
    await runCommand(stack.environment, 'backup', 'create', backup);
    await runCommand(stack.environment, 'backup', 'verify', backup);
    await runCommand(settings, 'backup', 'restore', backup);
    const server = await startServerProcess(settings);
    await server.end('SIGTERM');
  } finally {
    rmSync(backup, { recursive: true, force: true });
  }
  return async () => {
    const ledger = createLedger();
    for (const [email, hash] of before) {
      // Not what its applicant has replaced or withdrawn since.
      const { acknowledged } = world.ledger;
      if (acknowledged.has(email) && acknowledged.get(email) === hash) {
        ledger.acknowledged.set(email, hash);
      }
    }
    const audit = await auditRecords(readConfig(settings), ledger, 'acknowledged');
    const { acknowledged, missing, doubled, damagedFiles } = audit;
    const isWhole = missing + doubled + damagedFiles === 0 && acknowledged > 0;
    const hashes = [...ledger.acknowledged.values()].filter((hash) => hash !== undefined).length;
    return {
      note: `${acknowledged - missing} of ${acknowledged}, ${hashes} CVs`,
      details: { acknowledged, missing, doubled, 'hashes compared': hashes, damagedFiles },
      problems: isWhole ? [] : [`${missing} missing, ${doubled} doubled, ${damagedFiles} damaged`],
    };
  };
}

/** Another database of the same server, another bucket, and emails in a folder of their own. */
async function createElsewhere({ environment }: Stack): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: environment['DATABASE_URL'] });
  await client.connect();
  await client.query(`create database ${elsewhere}`);
  await client.end();
  const bucket = new S3Client({
    endpoint: environment['S3_ENDPOINT'] ?? '',
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: environment['S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: environment['S3_SECRET_ACCESS_KEY'] ?? '',
    },
  });
  await bucket.send(new CreateBucketCommand({ Bucket: elsewhere }));
  bucket.destroy();
  const url = new URL(environment['DATABASE_URL'] ?? '');
  url.pathname = `/${elsewhere}`;
  const dataDir = join(environment['DATA_DIR'] ?? '', 'elsewhere');
  mkdirSync(dataDir, { recursive: true });
  return {
    ...environment,
    DATABASE_URL: url.href,
    S3_BUCKET: elsewhere,
    SMTP_URL: '',
    DATA_DIR: dataDir,
  };
}

async function runCommand(environment: Record<string, string>, ...args: string[]): Promise<void> {
  const { code, output, errors } = await runCliProcess(environment, ...args);
  if (code !== 0) throw new Error(`kestrova ${args.slice(0, 2).join(' ')}: ${errors || output}`);
}
