import type { MailServerMode } from '../src/testing/mail-server.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** How the mail server is: `slow` ones take a minute and a half for the first reply. */
export type Weather =
  | Exclude<MailServerMode, 'holding' | 'small' | 'small-unannounced'>
  | 'away'
  | 'slow';

/** What happens at one moment, in milliseconds since the day began. */
export type DayEvent = { at: number } & (
  | { kind: 'mail'; weather: Weather }
  | { kind: 'restart'; signal: 'SIGTERM' | 'SIGKILL' }
  | { kind: 'submit' }
  /** Somebody sends the form more often than an hour's limit of emails; the rest comes an hour later. */
  | { kind: 'submit-often' }
  /** The nightly retention is due. */
  | { kind: 'night' }
  /** The operator sends dead emails again. */
  | { kind: 'resend' }
);

/** The mail server's outages and the restarts of a day, as hours of 24. */
const outages: readonly [from: number, to: number, Weather][] = [
  [1, 1.5, 'away'],
  [4, 4.25, 'silent'],
  [6, 9, 'greylisting'],
  [11, 11.25, 'cutting'],
  [13, 17, 'away'],
  [19, 19.25, 'rejecting'],
  [20.5, 20.75, 'slow'],
];

/** So many submissions in 24 hours, at random. */
const submissions = 480;

/** The events of a day of so many hours, in order; a shorter day has the same ones, closer together. */
export function planDay(hours: number): DayEvent[] {
  const atHour = (of24: number) => (of24 / 24) * hours * hour;
  const randomly = Array.from({ length: Math.round((submissions * hours) / 24) }, () => ({
    at: Math.random() * atHour(23.5),
    kind: 'submit' as const,
  }));
  const events: DayEvent[] = [
    ...outages.flatMap(([from, to, weather]): DayEvent[] => [
      { at: atHour(from), kind: 'mail', weather },
      // At least one email meets it, also on a short day.
      { at: atHour(from) + 1, kind: 'submit' },
      { at: atHour(to), kind: 'mail', weather: 'accepting' },
    ]),
    ...randomly,
    { at: atHour(2.5), kind: 'restart', signal: 'SIGTERM' },
    { at: atHour(4.1), kind: 'restart', signal: 'SIGKILL' },
    { at: atHour(9.5), kind: 'submit-often' },
    { at: atHour(15), kind: 'restart', signal: 'SIGKILL' },
    { at: atHour(19.5), kind: 'resend' },
    ...(hours > 3 ? [{ at: 2 * hour + minute, kind: 'night' as const }] : []),
  ];
  return events.toSorted((one, other) => one.at - other.at);
}
