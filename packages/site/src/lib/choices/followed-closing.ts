import type { Closing } from '@kestrova/content';

/** The closings whose links were followed in this document, by their heading. */
const followed = new Map<string, Closing>();

/** Records that the visitor follows a closing's link, whose navigation has the heading as its state. */
export function followClosing(closing: Closing): void {
  followed.set(closing.heading, closing);
}

/** The closing whose link led here; undefined if the visitor came by another way. */
export function findFollowedClosing(state: unknown): Closing | undefined {
  return typeof state === 'string' ? followed.get(state) : undefined;
}
