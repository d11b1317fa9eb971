import { listAuditEntries } from '../src/audit/audit-log.ts';
import { countEmails } from '../src/email/outbox/email-overview.ts';
import { runCliProcess } from '../src/testing/run-cli.ts';
import { until } from '../src/testing/until.ts';
import { createContactRequest } from '../src/testing/visitor.ts';
import { hour, minute, planDay, type DayEvent, type Weather } from './day-plan.ts';
import { auditDeliveries } from './outbox-watch.ts';
import { listProblems, type Progress, type RunResult } from './run.ts';
import {
  advance,
  closeDay,
  oldRecords,
  openDay,
  restart,
  submit,
  type SimulatedDay,
} from './simulated-day.ts';
import { withPostgres } from './with-postgres.ts';

/** Emails that are due within this time are tried together. */
const step = 15_000;
/** What waits longer than this after the day is reported. */
const overtime = 2 * hour;

/** One server on SQLite. */
export async function spendDayOnSqlite(hours: number, { tell }: Progress): Promise<RunResult> {
  return spendDay(await openDay({}, 1), hours, tell);
}

/** Two servers that share a PostgreSQL. */
export async function spendDayOnPostgres(hours: number, { tell }: Progress): Promise<RunResult> {
  return withPostgres(async (url) =>
    spendDay(await openDay({ DATABASE_URL: url }, 2), hours, tell),
  );
}

async function spendDay(
  day: SimulatedDay,
  hours: number,
  tell: Progress['tell'],
): Promise<RunResult> {
  const events = planDay(hours);
  const end = day.start + hours * hour + overtime;
  for (;;) {
    const [event] = events;
    const eventAt = event === undefined ? Infinity : day.start + event.at;
    const dueAt = Math.max(findNextDue(day), day.clock.now + step);
    const next = Math.min(eventAt, dueAt);
    if (next > end) break;
    // A slow mail server may have moved the clock past it.
    await advance(day, Math.max(next, day.clock.now));
    if (next === eventAt && event !== undefined) {
      events.shift();
      await perform(day, event, tell);
    }
  }
  const result = await report(day);
  await closeDay(day);
  return result;
}

function findNextDue({ waiting }: SimulatedDay): number {
  return Math.min(...[...waiting.values()].map(({ nextAttemptAt }) => Date.parse(nextAttemptAt)));
}

async function perform(day: SimulatedDay, event: DayEvent, tell: Progress['tell']): Promise<void> {
  const at = new Date(day.clock.now).toISOString().slice(11, 16);
  if (event.kind !== 'submit') {
    tell(`${at} ${Object.values(event).slice(1).join(' ')}, ${day.waiting.size} emails wait`);
  }
  if (event.kind === 'mail') await changeWeather(day, event.weather);
  if (event.kind === 'restart') await restart(day, event.signal);
  if (event.kind === 'submit') await submit(day);
  if (event.kind === 'submit-often') await submitOften(day);
  if (event.kind === 'resend') await resend(day);
  if (event.kind === 'night') await seeNight(day);
  await advance(day, day.clock.now);
}

async function changeWeather(day: SimulatedDay, weather: Weather): Promise<void> {
  await compareMetrics(day);
  const wasAway = day.weather === 'away';
  day.weather = weather;
  if (weather === 'away') return day.mail.stop();
  day.mail.setMode(weather === 'slow' ? 'holding' : weather);
  if (wasAway) await day.mail.start();
}

/** Whoever is on duty sees in /metrics how many emails wait, since when, and how many are dead. */
async function compareMetrics({ database, servers, clock, problems }: SimulatedDay): Promise<void> {
  const { waiting, dead, oldestWaiting } = await countEmails(database.queries);
  const age = oldestWaiting === undefined ? 0 : (clock.now - Date.parse(oldestWaiting)) / 1000;
  const expected = [
    `kestrova_outbox_emails{state="waiting"} ${waiting}`,
    `kestrova_outbox_emails{state="dead"} ${dead}`,
    `kestrova_outbox_oldest_seconds ${age}`,
  ];
  for (const { port } of servers) {
    const lines = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
    const missing = expected.filter((line) => !lines.includes(line));
    if (missing.length > 0) problems.push(`the metrics do not say ${missing.join()}`);
  }
}

async function submitOften(day: SimulatedDay): Promise<void> {
  const { email } = createContactRequest();
  for (let count = 0; count < 7; count += 1) {
    await submit(day, email);
    await advance(day, day.clock.now + minute);
  }
}

async function resend({ place, database, problems }: SimulatedDay): Promise<void> {
  const { dead } = await countEmails(database.queries);
  const { environment } = place;
  const list = await runCliProcess(environment, 'emails', 'list', '--state', 'dead', '--json');
  const listed = (JSON.parse(list.output) as unknown[]).length;
  if (dead === 0 || listed !== dead) problems.push(`${dead} emails are dead, ${listed} listed`);
  const { code, errors } = await runCliProcess(environment, 'emails', 'resend', '--dead');
  if (code !== 0) problems.push(errors);
}

/** The servers delete what is too old, once. */
async function seeNight({ database: { queries }, problems }: SimulatedDay): Promise<void> {
  const findNights = async () => {
    const entries = await listAuditEntries(queries, undefined);
    return entries.filter(
      ({ command, records }) => command.startsWith('retention') && records !== null,
    );
  };
  await until(async () => (await findNights()).length > 0).catch(() => undefined);
  const nights = await findNights();
  const records = nights.map((night) => night.records);
  if (nights.length !== 1 || (records[0] ?? 0) < oldRecords) {
    problems.push(`nights that deleted so many records: ${records.join()}`);
  }
}

async function report(day: SimulatedDay): Promise<RunResult> {
  const { database, deliveries, place, submissions, attempts, wrongPauses, problems } = day;
  const { careersTo, businessTo } = place.config.mail;
  const since = new Date(day.start).toISOString();
  const teams = [careersTo, businessTo];
  const audit = await auditDeliveries(database.queries, since, deliveries, teams);
  const { emails, repeated, unsent, lost, unknown, doubled, tooMany } = audit;
  return {
    found: `${submissions} submissions, ${emails} emails, ${attempts} attempts that failed; ${repeated} emails repeated under one Message-ID`,
    problems: [
      ...problems,
      ...listProblems({
        'emails unsent': unsent,
        'emails lost': lost,
        'emails of nobody': unknown,
        'emails doubled': doubled,
        'addresses above the limit': tooMany,
        'attempts at another time than promised': wrongPauses,
        'records without their emails': submissions * 2 - emails,
      }),
      ...(attempts === 0 ? ['no attempt failed'] : []),
    ],
  };
}
