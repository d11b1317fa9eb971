import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, queryTimeouts } from '../src/database/open-database.ts';
import type { Settings } from '../src/config.ts';
import { countEmails } from '../src/email/outbox/email-overview.ts';
import { startMailServer, type MailServerMood } from '../src/testing/mail-server.ts';
import { createPlace } from '../src/testing/place.ts';
import type { PostgresCluster } from '../src/testing/postgres-cluster.ts';
import { createFile, createPdf, mimeTypes } from '../src/testing/sample-files.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createVisitor,
} from '../src/testing/visitor.ts';
import { auditRecords } from './audit.ts';
import { createLedger, jobListPath, startLoad } from './ledger.ts';

/** One line of the table: what was done, what came of it, whether that is as it must be. */
export interface Finding {
  fault: string;
  result: string;
  holds: boolean;
}

const slowest = 10_000;

/** The mail server misbehaves while emails are sent; afterwards every email has arrived. */
export async function disturbMail(mood: MailServerMood | 'away'): Promise<Finding> {
  const mail = await startMailServer();
  const place = createPlace({ SMTP_URL: mail.url, MAIL_TIMEOUT_SECONDS: '1' });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  if (mood === 'away') await mail.stop();
  else mail.setMood(mood);
  const count = 10;
  for (let sent = 0; sent < count; sent += 1) {
    await visitor.sendContactRequest(createContactRequest());
  }
  await pause(mood === 'cutting' ? 400 : 1500);
  mail.setMood('taking');
  if (mood === 'away') await mail.start();
  await until(async () => (await countWaiting(place.settings)) === 0, 60_000);
  await server.end('SIGTERM');
  await mail.stop();
  place.remove();
  const arrived = new Set(mail.emails.map((email) => email.messageId)).size;
  const doubled = mail.emails.length - arrived;
  return {
    fault: `mail server ${mood}`,
    result: `${arrived} of ${count * 2} emails, ${doubled} twice under one Message-ID`,
    holds: arrived === count * 2 && (doubled === 0 || mood === 'cutting'),
  };
}

async function countWaiting(settings: Settings): Promise<number> {
  const database = openDatabase(settings.database, queryTimeouts.operator);
  const { waiting } = await countEmails(database.queries);
  await database.close();
  return waiting;
}

/** The database is killed or frozen under load: clear answers in time, jobs still shown, no loss. */
export async function disturbDatabase(
  cluster: PostgresCluster,
  fault: 'down' | 'frozen',
): Promise<Finding> {
  const place = createPlace({ DATABASE_URL: await cluster.createDatabase() });
  const server = await startServerProcess(place.environment);
  const ledger = createLedger();
  const visitor = await createVisitor(server.port);
  await visitor.get(jobListPath);
  const load = startLoad(() => server.port, 4, ledger);
  await pause(500);
  await load.stop();
  if (fault === 'down') await cluster.kill();
  else cluster.freeze();
  const started = performance.now();
  const [contact, application, jobs] = await Promise.all([
    visitor.sendContactRequest(createContactRequest()),
    visitor.sendApplication(createApplicationForm(createApplicationData())),
    visitor.get(jobListPath),
  ]);
  const took = Math.round(performance.now() - started);
  if (fault === 'down') await cluster.start();
  else cluster.thaw();
  await until(
    async () => (await visitor.sendContactRequest(createContactRequest())).status === 200,
  );
  const audit = await auditRecords(place.settings, ledger);
  const temporary = readdirSync(place.settings.files.incomingDir).length;
  await server.end('SIGTERM');
  place.remove();
  const statuses = [contact.status, application.status, jobs.status];
  return {
    fault: `database ${fault}`,
    result: `POSTs ${contact.status} and ${application.status}, jobs ${jobs.status}, in ${took} ms; ${audit.acknowledged} kept before, ${audit.missing} missing, ${temporary} temporary files`,
    holds:
      statuses.join() === '503,503,200' &&
      took < slowest &&
      audit.missing + audit.damagedFiles + temporary === 0,
  };
}

/** The disk fills up: refusals in time, what was acknowledged stays, room helps again. */
export async function fillDisk(): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    // Only root may mount a small disk; elsewhere the refusal before accepting is tried instead.
    rmSync(folder, { recursive: true });
    return refuseEarly();
  }
  const place = createPlace({ DATA_DIR: folder, MIN_FREE_DISK_MB: '0' });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) {
    const files = { cv: createFile(createPdf(4_000_000), 'cv.pdf', mimeTypes.pdf) };
    const form = createApplicationForm(createApplicationData(), files);
    statuses.push((await visitor.sendApplication(form)).status);
  }
  const temporary = readdirSync(place.settings.files.incomingDir).length;
  const jobs = await visitor.get(jobListPath);
  await server.end('SIGTERM');
  execFileSync('mount', ['-o', 'remount,size=48m', folder]);
  const again = await startServerProcess({ ...place.environment, SMTP_URL: 'smtp://127.0.0.1:1' });
  const kept = await countKept(place.settings);
  await again.end('SIGTERM');
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  place.remove();
  const accepted = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 507 || status === 503).length;
  return {
    fault: 'disk full',
    result: `${accepted} accepted, ${refused} refused with 507 or 503, ${kept} kept, jobs ${jobs.status}, ${temporary} temporary files`,
    holds: accepted + refused === 12 && refused > 0 && kept === accepted && temporary === 0,
  };
}

async function refuseEarly(): Promise<Finding> {
  const place = createPlace({ MIN_FREE_DISK_MB: '1000000000' });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  const form = createApplicationForm(createApplicationData());
  const { status } = await visitor.sendApplication(form);
  await server.end('SIGTERM');
  place.remove();
  return { fault: 'disk nearly full', result: `refused with ${status}`, holds: status === 507 };
}

async function countKept(settings: Settings): Promise<number> {
  const audit = await auditRecords(settings, createLedger());
  return audit.kept;
}

/** Uploads are cut off half-way: nothing is kept and no temporary file stays. */
export async function cutUploads(): Promise<Finding> {
  const place = createPlace();
  const server = await startServerProcess(place.environment);
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/website/csrf-token`);
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  const count = 200;
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        [
          'POST /v1/website/job/application HTTP/1.1',
          'Host: localhost',
          `Cookie: XSRF-TOKEN=${csrfToken}`,
          `X-XSRF-TOKEN: ${csrfToken}`,
          'Content-Type: multipart/form-data; boundary=b',
          'Content-Length: 4000000',
          '',
          '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7',
        ].join('\r\n'),
      );
      socket.write(Buffer.alloc(500_000));
      // Half of them at once: the server has not even opened the file then.
      await pause(index % 2 === 0 ? Math.random() * 3 : Math.random() * 100);
      socket.destroy();
    }),
  );
  await until(() => readdirSync(place.settings.files.incomingDir).length === 0);
  const kept = await countKept(place.settings);
  await server.end('SIGTERM');
  place.remove();
  return {
    fault: 'upload cut half-way',
    result: `${count} cut, ${kept} kept, 0 temporary files`,
    holds: kept === 0,
  };
}

/** Double clicks and retries after a time-out: one record for each key. */
export async function repeatSubmissions(): Promise<Finding> {
  const place = createPlace();
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  const count = 50;
  for (let sent = 0; sent < count; sent += 1) {
    const request = createContactRequest();
    const key = crypto.randomUUID();
    const early = new AbortController();
    const abandoned = fetch(`http://127.0.0.1:${server.port}/health/live`, {
      signal: early.signal,
    });
    early.abort();
    await abandoned.catch(() => undefined);
    await Promise.all([1, 2, 3].map(() => visitor.sendContactRequest(request, key)));
    await visitor.sendContactRequest(request, key);
  }
  const kept = await countKept(place.settings);
  await server.end('SIGTERM');
  place.remove();
  return {
    fault: 'double click, retry, refresh',
    result: `${count} submissions sent four times each, ${kept} records`,
    holds: kept === count,
  };
}
