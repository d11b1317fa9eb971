import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneOf } from '../fuzz/random.ts';
import { openDatabase, queryTimeouts, type Database } from '../src/database/open-database.ts';
import { findNightState } from '../src/retention/nightly-claim.ts';
import { startMailServer, type MailServer } from '../src/testing/mail-server.ts';
import { createCv } from '../src/testing/own-application.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import { startServerProcess, type ServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createVisitor,
} from '../src/testing/visitor.ts';
import { hour, type Weather } from './day-plan.ts';
import { checkPauses, findWaiting, type Delivery, type Waiting } from './outbox-watch.ts';

/** Records that are too old when the day begins, which its night deletes. */
export const oldRecords = 3;

const dayLength = 24 * hour;
/** How long a slow mail server takes for its first reply. */
const slowReply = 90_000;

/** Milliseconds since 1970, as the servers see them. */
interface Clock {
  now: number;
  moveTo(to: number): void;
}

/** Servers whose clock is moved, and what came of it. */
export interface SimulatedDay {
  place: TestPlace;
  database: Database;
  clock: Clock;
  start: number;
  mail: MailServer;
  weather: Weather;
  servers: ServerProcess[];
  /** Leases of servers that were killed. */
  abandoned: Set<string>;
  waiting: Waiting;
  deliveries: Delivery[];
  submissions: number;
  attempts: number;
  /** Attempts after which the email waits for another time than promised. */
  wrongPauses: number;
  problems: string[];
}

/**
 * Starts so many servers on one database at the midnight (UTC) two days ago: in the past, so that what
 * distrusts a clock that is ahead trusts this one.
 */
export async function openDay(
  settings: Record<string, string>,
  serverCount: number,
): Promise<SimulatedDay> {
  const start = Math.floor(Date.now() / dayLength) * dayLength - 2 * dayLength;
  const deliveries: Delivery[] = [];
  const mail = await startMailServer(0, ({ messageId = '', to }) => {
    const isAcknowledged = day.weather !== 'cutting';
    deliveries.push({ messageId, to: to?.[0]?.address ?? '', at: clock.now, isAcknowledged });
  });
  const place = createMovedPlace({ SMTP_URL: mail.url, ...settings });
  const clock = createClock(place.environment['MOVED_CLOCK'] ?? '');
  clock.moveTo(start - 400 * dayLength);
  const servers = await startServers(place, serverCount);
  const day: SimulatedDay = {
    place,
    database: openDatabase(place.config.database, queryTimeouts.operator),
    clock,
    start,
    mail,
    weather: 'accepting',
    servers,
    abandoned: new Set(),
    waiting: new Map(),
    deliveries,
    submissions: 0,
    attempts: 0,
    wrongPauses: 0,
    problems: [],
  };
  await liveBefore(day);
  return day;
}

function createMovedPlace(settings: Record<string, string>): TestPlace {
  const place = createPlace({
    MAIL_TIMEOUT_SECONDS: '2',
    OUTBOX_POLL_MS: '20',
    OUTBOX_FIRST_RETRY_MS: '15000',
    CLEANUP_INTERVAL_SECONDS: '1',
    // A busy machine is no overload of the server.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    NODE_OPTIONS: `--import=${import.meta.resolve('./moved-clock.ts')}`,
    ...settings,
  });
  place.environment['MOVED_CLOCK'] = join(place.config.dataDir, 'clock');
  return place;
}

/** Records come that will be too old; the night before is the first one that the servers see. */
async function liveBefore(day: SimulatedDay): Promise<void> {
  for (let count = 0; count < oldRecords; count += 1) await submit(day);
  await advance(day, day.clock.now);
  await advance(day, day.start - 21 * hour);
  await until(async () => (await findNightState(day.database.queries)).seenAt !== null);
  await advance(day, day.start);
  day.submissions = 0;
  day.deliveries.length = 0;
}

export async function closeDay({ servers, database, mail, place }: SimulatedDay): Promise<void> {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await database.close();
  await mail.stop();
  place.remove();
}

function createClock(file: string): Clock {
  return {
    now: 0,
    moveTo(to) {
      this.now = to;
      // In one step, since the servers read it all the time.
      writeFileSync(`${file}.new`, String(to));
      renameSync(`${file}.new`, file);
    },
  };
}

async function startServers({ environment }: TestPlace, count: number): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = [];
  // One after the other, since the first makes the tables.
  while (servers.length < count) servers.push(await startServerProcess(environment));
  return servers;
}

/** Moves the clock, and returns when every email that is due then has been tried. */
export async function advance(day: SimulatedDay, to: number): Promise<void> {
  day.clock.moveTo(to);
  if (day.weather === 'slow') await replySlowly(day);
  await settle(day);
  const waiting = await findWaiting(day.database.queries);
  const { tried, wrong } = checkPauses(
    day.waiting,
    waiting,
    day.clock.now,
    day.weather === 'cutting',
  );
  day.attempts += tried;
  day.wrongPauses += wrong;
  day.waiting = waiting;
}

async function isSettled({ database, clock, abandoned }: SimulatedDay): Promise<boolean> {
  const waiting = await findWaiting(database.queries);
  return [...waiting.values()].every(({ nextAttemptAt, leaseToken }) => {
    const isInProgress = leaseToken !== null && !abandoned.has(leaseToken);
    return !isInProgress && Date.parse(nextAttemptAt) > clock.now;
  });
}

async function settle(day: SimulatedDay): Promise<void> {
  await until(() => isSettled(day), 300_000);
}

/** Time passes while the mail server holds the first emails. */
async function replySlowly(day: SimulatedDay): Promise<void> {
  const { mail, clock } = day;
  await until(async () => mail.countHeld() > 0 || (await isSettled(day)));
  if (mail.countHeld() === 0) return;
  clock.moveTo(clock.now + slowReply);
  mail.setMode('accepting');
  await settle(day);
  mail.setMode('holding');
}

/** A visitor sends a form, which a server acknowledges. */
export async function submit(day: SimulatedDay, email?: string): Promise<void> {
  const visitor = await createVisitor(oneOf(day.servers).port);
  const isApplication = email === undefined && day.submissions % 3 === 0;
  const response = await (isApplication
    ? visitor.sendApplication(createApplicationForm(createApplicationData(), { cv: createCv() }))
    : visitor.sendContactRequest(createContactRequest(email === undefined ? {} : { email })));
  const body = await response.text();
  const isAcknowledged = response.status === 200 && body.includes('"responseCode":1');
  if (!isAcknowledged) day.problems.push(`a submission got ${response.status}`);
  day.submissions += 1;
}

/** Ends all servers at once and starts them again. Where emails are being sent, it is in the midst. */
export async function restart(day: SimulatedDay, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (day.weather === 'silent') {
    await submit(day);
    await until(() => day.mail.connections() > 0);
  }
  const ends = await Promise.all(day.servers.map((server) => server.end(signal)));
  if (signal === 'SIGTERM' && ends.some((code) => code !== 0)) {
    day.problems.push(`a server ended with ${ends.join()} after SIGTERM`);
  }
  for (const { leaseToken } of (await findWaiting(day.database.queries)).values()) {
    if (leaseToken !== null) day.abandoned.add(leaseToken);
  }
  day.servers = await startServers(day.place, day.servers.length);
}
