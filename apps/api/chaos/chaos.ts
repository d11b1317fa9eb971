import { renderTable } from '../src/cli/table.ts';
import { createPlace } from '../src/testing/place.ts';
import { createPostgresCluster } from '../src/testing/postgres-cluster.ts';
import {
  cutUploads,
  disturbDatabase,
  disturbMail,
  fillDisk,
  repeatSubmissions,
  type Finding,
} from './faults.ts';
import type { Audit } from './audit.ts';
import {
  eraseKilledHalfWay,
  eraseWhileSending,
  exportPastMissingFile,
  turnClock,
} from './data-rights.ts';
import { killServer } from './kill-server.ts';
import { disturbDatabaseConnection } from './database-connection.ts';
import { disturbBucket, disturbScanner } from './scanner-and-bucket.ts';
import {
  refuseUploads,
  runOutOfDescriptors,
  storeDuplicatesOnce,
  workLongerThanIdle,
} from './scarcity.ts';
import { overloadServer } from './overload.ts';
import {
  stopDuringEndlessUpload,
  stopDuringFrozenDatabase,
  stopDuringSilentMail,
  stopDuringUploads,
} from './shutdown.ts';
import { replaceData } from './replaced-data.ts';
import { keepPrivate, makeUnready } from './unready-server.ts';
import { shareBucket, startOnWrongDatabase } from './wrong-data.ts';
import { sendWorstFiles } from './uploads.ts';

const [killsWord = '200'] = process.argv.slice(2);
const kills = Number(killsWord);
const plan = { kills, visitors: 8, maxLifetime: 600 };

/** Breaks everything that can break, in turn, and prints what came of it. */
async function runChaos(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const note = (finding: Finding) => {
    findings.push(finding);
    process.stderr.write(`${finding.holds ? '✓' : '✗'} ${finding.fault}: ${finding.result}\n`);
  };
  const cluster = await createPostgresCluster();

  const sqlite = createPlace();
  note(describeKills('SQLite', await killServer(sqlite, plan)));
  sqlite.remove();
  const postgres = createPlace({ DATABASE_URL: await cluster.createDatabase() });
  note(describeKills('PostgreSQL', await killServer(postgres, plan)));
  postgres.remove();
  const both = createPlace({ DATABASE_URL: await cluster.createDatabase() });
  const between = async () => {
    await cluster.kill();
    await cluster.start();
  };
  const together = { ...plan, kills: Math.ceil(kills / 10), between };
  note(describeKills('server and PostgreSQL together', await killServer(both, together)));
  both.remove();

  for (const mood of ['away', 'silent', 'greylisting', 'cutting'] as const) {
    note(await disturbMail(mood));
  }
  note(await disturbDatabase(cluster, 'down'));
  note(await disturbDatabase(cluster, 'frozen'));
  note(await fillDisk());
  note(await cutUploads());
  note(await repeatSubmissions());
  note(await disturbScanner());
  note(await disturbDatabaseConnection(cluster));
  note(await disturbBucket());
  note(await refuseUploads());
  note(await workLongerThanIdle());
  note(await runOutOfDescriptors());
  note(await storeDuplicatesOnce(cluster));
  note(await eraseWhileSending());
  note(await eraseKilledHalfWay());
  note(await turnClock());
  note(await exportPastMissingFile());
  note(await stopDuringUploads());
  note(await stopDuringEndlessUpload());
  note(await stopDuringSilentMail());
  note(await stopDuringFrozenDatabase(cluster));
  note(await overloadServer());
  for (const wrong of ['emptied', 'of another place', 'older', 'much older'] as const) {
    note(await startOnWrongDatabase(wrong));
  }
  note(await startOnWrongDatabase('PostgreSQL', await cluster.createDatabase()));
  note(await shareBucket());
  for (const what of [
    'database deleted',
    'database replaced',
    'write-ahead log deleted',
    'data folder replaced',
    'uploads deleted',
  ] as const) {
    note(await replaceData(what));
  }
  for (const trouble of [
    'disk full',
    'database unreadable',
    'store read-only',
    'store gone',
  ] as const) {
    note(await makeUnready(trouble));
  }
  note(await keepPrivate());
  note(await sendWorstFiles());
  await cluster.remove();
  return findings;
}

function describeKills(name: string, audit: Audit): Finding {
  const { acknowledged, kept, missing, doubled, damagedFiles } = audit;
  return {
    fault: `kill -9, ${name}`,
    result: `acknowledged ${acknowledged}, kept ${kept}, missing ${missing}, doubled ${doubled}, damaged files ${damagedFiles}`,
    holds: missing + doubled + damagedFiles === 0 && acknowledged > 0,
  };
}

const findings = await runChaos();
const rows = findings.map(({ fault, result, holds }) => ({
  fault,
  result,
  holds: holds ? 'yes' : 'NO',
}));
process.stdout.write(`${renderTable(rows, 150)}\n`);
process.exitCode = findings.every((finding) => finding.holds) ? 0 : 1;
