import type { Closing } from '@kestrova/content';

/** The closings whose links were followed in this document, by their heading. */
const followed = new Map<string, Closing>();

/** Notes that the visitor follows a closing's link; its heading is the state of the navigation. */
export function followClosing(closing: Closing): void {
  followed.set(closing.heading, closing);
}

/** The closing whose link led here; undefined for every other way. */
export function findFollowedClosing(state: unknown): Closing | undefined {
  return typeof state === 'string' ? followed.get(state) : undefined;
}
