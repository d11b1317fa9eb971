import { z } from 'zod';
import type { Queries } from '../database/open-database.ts';
import { findServerState, replaceServerState } from '../database/server-state.ts';
import { hour, instantAfter, minute } from '../time.ts';

/** Milliseconds that a claim holds without being renewed. */
const leaseTime = 10 * minute;
const stateName = 'nightlyRetention';

/** Instants in ISO 8601. */
const nightStateSchema = z.object({
  /** The last night that an instance has dealt with, as a date; empty before the first. */
  night: z.string(),
  /** When it did, by its clock. */
  seenAt: z.string().nullable(),
  /** When everything that was due was last deleted. */
  succeededAt: z.string().nullable(),
  /** Until when an instance works on the present night. */
  claimedUntil: z.string().nullable(),
});

/** What the instances share about the nightly retention. */
export type NightState = z.infer<typeof nightStateSchema>;

const firstState: NightState = { night: '', seenAt: null, succeededAt: null, claimedUntil: null };

/** One instance's right to deal with one night. */
export interface NightClaim {
  night: string;
  /** What the nights before have left. */
  previous: NightState;
  /** @throws ClaimLostError where it was not renewed in time and another instance has taken over. */
  renew(now: number): Promise<void>;
  /** Records that the night is dealt with. @throws ClaimLostError as `renew` does. */
  finish(now: number, hasSucceeded: boolean): Promise<void>;
  /** Leaves the night to the next run, of any instance. */
  release(): Promise<void>;
}

/** Another instance deals with the night. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError';
  override message = 'another instance has taken over the nightly retention';
}

/** The night of an instant, which begins at 02:00 UTC; as a date. */
export function findNight(now: number): string {
  return instantAfter(-2 * hour, now).slice(0, 10);
}

/** Reads what the instances share about the nightly retention. */
export async function findNightState(queries: Queries): Promise<NightState> {
  return parseState(await findServerState(queries, stateName));
}

function parseState(saved: string | undefined): NightState {
  return saved === undefined ? firstState : nightStateSchema.parse(JSON.parse(saved));
}

/**
 * Claims the night of `now` for this instance; undefined where it is dealt with, or another instance
 * is at it. The claim of a killed instance ends after ten minutes.
 */
export async function claimNight(queries: Queries, now: number): Promise<NightClaim | undefined> {
  const night = findNight(now);
  let saved = await findServerState(queries, stateName);
  const previous = parseState(saved);
  if (previous.night === night || isHeld(previous, now)) return undefined;

  /** @returns whether the saved state was still the one that this instance knows. */
  async function save(state: NightState): Promise<boolean> {
    const value = JSON.stringify(state);
    if (!(await replaceServerState(queries, stateName, saved, value))) return false;
    saved = value;
    return true;
  }
  async function saveOwn(state: NightState): Promise<void> {
    if (!(await save(state))) throw new ClaimLostError();
  }
  const hold = (since: number): NightState => ({
    ...previous,
    claimedUntil: instantAfter(leaseTime, since),
  });

  if (!(await save(hold(now)))) return undefined;
  return {
    night,
    previous,
    renew: (since) => saveOwn(hold(since)),
    finish: (at, hasSucceeded) =>
      saveOwn({
        night,
        seenAt: instantAfter(0, at),
        succeededAt: hasSucceeded ? instantAfter(0, at) : previous.succeededAt,
        claimedUntil: null,
      }),
    async release() {
      await save({ ...previous, claimedUntil: null });
    },
  };
}

/** A claim that ends later than any lease was written by a clock that ran ahead. */
function isHeld({ claimedUntil }: NightState, now: number): boolean {
  if (claimedUntil === null) return false;
  const left = Date.parse(claimedUntil) - now;
  return left > 0 && left <= leaseTime + hour;
}
