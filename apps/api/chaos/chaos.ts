import { renderTable } from '../src/cli/table.ts';
import { createPlace } from '../src/testing/place.ts';
import { createPostgresCluster } from '../src/testing/postgres-cluster.ts';
import { killWhileAlerting, shareAlerts } from './alerts.ts';
import {
  eraseKilledHalfWay,
  eraseWhileSending,
  exportPastMissingFile,
  turnClock,
} from './data-rights.ts';
import { disturbDatabase, disturbDatabaseConnection } from './database.ts';
import { killServer, type KillPlan } from './kill-server.ts';
import { disturbMail } from './mail.ts';
import { changeWithoutBucket, killDuringChanges } from './own-applications.ts';
import { replaceData } from './replaced-data.ts';
import {
  disturbBucket,
  disturbScanner,
  rejectUploads,
  workLongerThanIdle,
} from './scanner-and-bucket.ts';
import { fillDisk, runOutOfDescriptors } from './scarcity.ts';
import type { Finding } from './scenario.ts';
import {
  stopDuringEndlessUpload,
  stopDuringFrozenDatabase,
  stopDuringSilentMail,
  stopDuringUploads,
} from './shutdown.ts';
import {
  cutUploads,
  overloadServer,
  repeatSubmissions,
  storeDuplicatesOnce,
} from './submissions.ts';
import { keepPrivate, makeUnready } from './unready-server.ts';
import { sendWorstFiles } from './uploads.ts';
import { shareBucket, startOnWrongDatabase } from './wrong-data.ts';

// `npm run chaos -- 20 mail`: 20 kills, and only the scenarios whose name contains "mail".
const [kills = '200', filter = ''] = process.argv.slice(2).filter((argument) => argument !== '--');
const plan = { kills: Number(kills), visitors: 8, maxLifetime: 600 };
const cluster = await createPostgresCluster();

async function kill(name: string, url: string | undefined, changes: Partial<KillPlan> = {}) {
  const place = createPlace(url === undefined ? {} : { DATABASE_URL: url });
  const audit = await killServer(place, { ...plan, ...changes });
  place.remove();
  const { acknowledged, kept, missing, doubled, damagedFiles } = audit;
  return {
    fault: `kill -9, ${name}`,
    result: `acknowledged ${acknowledged}, kept ${kept}, missing ${missing}, doubled ${doubled}, damaged files ${damagedFiles}`,
    holds: missing + doubled + damagedFiles === 0 && acknowledged > 0,
  };
}

const restartCluster = async () => {
  await cluster.kill();
  await cluster.start();
};
const fewerKills = { kills: Math.ceil(plan.kills / 10), between: restartCluster };

const scenarios: Readonly<Record<string, () => Promise<Finding>>> = {
  'kill on SQLite': () => kill('SQLite', undefined),
  'kill on PostgreSQL': async () => kill('PostgreSQL', await cluster.createDatabase()),
  'kill with PostgreSQL': async () =>
    kill('server and PostgreSQL together', await cluster.createDatabase(), fewerKills),
  'own applications on SQLite': () => killDuringChanges('SQLite'),
  'own applications on PostgreSQL': async () =>
    killDuringChanges('PostgreSQL', await cluster.createDatabase()),
  'own applications, bucket': changeWithoutBucket,
  'alerts killed on SQLite': () => killWhileAlerting(fewerKills.kills),
  'alerts killed on PostgreSQL': async () =>
    killWhileAlerting(fewerKills.kills, await cluster.createDatabase()),
  'alerts shared': async () => shareAlerts(await cluster.createDatabase()),
  'mail away': () => disturbMail('away'),
  'mail silent': () => disturbMail('silent'),
  'mail greylisting': () => disturbMail('greylisting'),
  'mail cutting': () => disturbMail('cutting'),
  'database down': () => disturbDatabase(cluster, 'down'),
  'database frozen': () => disturbDatabase(cluster, 'frozen'),
  'disk full': fillDisk,
  'uploads cut': cutUploads,
  'submissions repeated': repeatSubmissions,
  scanner: disturbScanner,
  'database connection': () => disturbDatabaseConnection(cluster),
  'bucket disturbed': disturbBucket,
  'bucket rejecting': rejectUploads,
  'idle limit': workLongerThanIdle,
  '64 descriptors': () => runOutOfDescriptors(64),
  '256 descriptors': () => runOutOfDescriptors(256),
  '512 descriptors': () => runOutOfDescriptors(512),
  duplicates: () => storeDuplicatesOnce(cluster),
  'erase while sending': eraseWhileSending,
  'erase killed': eraseKilledHalfWay,
  clock: turnClock,
  export: exportPastMissingFile,
  'stop during uploads': stopDuringUploads,
  'stop during endless upload': stopDuringEndlessUpload,
  'stop during silent mail': stopDuringSilentMail,
  'stop during frozen database': () => stopDuringFrozenDatabase(cluster),
  overload: overloadServer,
  'wrong database, emptied': () => startOnWrongDatabase('emptied'),
  'wrong database, of another place': () => startOnWrongDatabase('of another place'),
  'wrong database, older': () => startOnWrongDatabase('older'),
  'wrong database, much older': () => startOnWrongDatabase('much older'),
  'wrong database, PostgreSQL': async () =>
    startOnWrongDatabase('PostgreSQL', await cluster.createDatabase()),
  'shared bucket': shareBucket,
  'replaced database, deleted': () => replaceData('database deleted'),
  'replaced database': () => replaceData('database replaced'),
  'replaced write-ahead log': () => replaceData('write-ahead log deleted'),
  'replaced data folder': () => replaceData('data folder replaced'),
  'replaced uploads': () => replaceData('uploads deleted'),
  'unready, disk full': () => makeUnready('disk full'),
  'unready, database unreadable': () => makeUnready('database unreadable'),
  'unready, store read-only': () => makeUnready('store read-only'),
  'unready, store gone': () => makeUnready('store gone'),
  'private data': keepPrivate,
  'worst files': sendWorstFiles,
};

const findings: Finding[] = [];
for (const [name, run] of Object.entries(scenarios)) {
  if (!name.includes(filter)) continue;
  const finding = await run().catch((error: unknown) => ({
    fault: name,
    result: `the scenario itself failed: ${String(error)}`,
    holds: false,
  }));
  findings.push(finding);
  process.stderr.write(`${finding.holds ? '✓' : '✗'} ${finding.fault}: ${finding.result}\n`);
}
await cluster.remove();
const rows = findings.map(({ holds, ...rest }) => ({ ...rest, holds: holds ? 'yes' : 'NO' }));
process.stdout.write(`${renderTable(rows, 150)}\n`);
process.exitCode = findings.length > 0 && findings.every(({ holds }) => holds) ? 0 : 1;
