import { readFileSync } from 'node:fs';

/*
 * Loaded before the server: `Date` then tells the time that stands in the file MOVED_CLOCK, in
 * milliseconds since 1970. Timers and timeouts run as always.
 */
const file = process.env['MOVED_CLOCK'] ?? '';
const readClock = () => Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [readClock()] : args, newTarget) as Date,
  get: (target, key, receiver) =>
    key === 'now' ? readClock : (Reflect.get(target, key, receiver) as unknown),
});
