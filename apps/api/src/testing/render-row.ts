import type { DeliveryRow } from '../database/schema.ts';
import { renderStoredEmail, type StoredEmail } from '../outbox/outbox-repository.ts';
import { createLinks } from '../links/links.ts';
import { linkKey } from './place.ts';

/** The links of every test place. */
export const testLinks = createLinks(linkKey);

/** Renders an email as the server sends it; those that are written later are not rendered. */
export async function renderRow(row: DeliveryRow): Promise<StoredEmail> {
  const services = { links: testLinks, writeLater: () => Promise.resolve(undefined) };
  const rendered = await renderStoredEmail(services, row);
  if (rendered === undefined) throw new Error('there is nothing to send');
  return rendered;
}
