import { randomInt } from 'node:crypto';
import { responseCodes, type SubmissionResponse } from '@kestrova/api-contract';

/** Without letters and digits that are easily confused. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a record's reference, short enough to read out: `A-7KQM-2XRP`. */
export function createReference(initial: 'A' | 'C'): string {
  const createPart = () =>
    Array.from({ length: 4 }, () => characters.charAt(randomInt(characters.length))).join('');
  return `${initial}-${createPart()}-${createPart()}`;
}

/** Tells visitors their reference, and whether no confirmation will repeat it. */
export function describeReference(reference: string, isConfirmationQueued: boolean): string {
  return isConfirmationQueued
    ? `Your reference is ${reference}.`
    : `Your reference is ${reference}. Please note it: several emails to your address are still waiting to be sent, so no confirmation will follow.`;
}

/** The response to a successful request; the message is for the visitor. */
export function succeed(responseMessage: string): SubmissionResponse {
  return { responseCode: responseCodes.success, responseMessage };
}

/** The response to a valid request that was refused, such as for a closed job. */
export function refuse(responseMessage: string): SubmissionResponse {
  return { responseCode: responseCodes.refused, responseMessage };
}
