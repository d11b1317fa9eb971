import { randomUUID } from 'node:crypto';
import type { ApplicationRow, ContactRequestRow } from '../database/schema.ts';
import { createApplicationData, createContactRequest } from './visitor.ts';

/** The row of an application. */
export function createApplicationRow(changes: Partial<ApplicationRow> = {}): ApplicationRow {
  const id = randomUUID();
  const { coverLetterDescription = '', ...data } = createApplicationData();
  return {
    ...data,
    coverLetterDescription,
    id,
    reference: `A-${id}`,
    receivedAt: new Date().toISOString(),
    privacyEnable: 1,
    contactMeEnable: 1,
    ...changes,
  };
}

/** The row of a contact request. */
export function createContactRow(receivedAt: string): ContactRequestRow {
  const id = randomUUID();
  return { ...createContactRequest(), country: null, id, reference: id, receivedAt };
}
