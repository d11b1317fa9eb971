import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { queryTimeouts } from '../src/database/open-database.ts';
import type { ApplicationFileRow, ApplicationRow } from '../src/database/schema.ts';
import type { Config } from '../src/config.ts';
import { insertEmails } from '../src/email/outbox/outbox-repository.ts';
import { createApplicationEmails } from '../src/modules/applications/application-emails.ts';
import { saveApplication } from '../src/modules/applications/application-repository.ts';
import { createReference } from '../src/modules/reference.ts';
import { createServices, type Services } from '../src/services.ts';
import { createPdf, sha256 } from '../src/testing/sample-files.ts';
import type { FileStore } from '../src/uploads/storage/file-store.ts';

const batchSize = 500;
const savesAtOnce = 25;
const day = 86_400_000;
/** The applications are spread over so many days before today, the first the oldest. */
const days = 500;

/** The address of an application by its number, from 0. */
export const createAddress = (index: number): string => `applicant.${index}@example.com`;

/**
 * Fills a place with applications as visitors would in a year: each with a PDF, every fourth with a
 * second one, and both of its emails, which were sent.
 */
export async function fillApplications(
  config: Config,
  count: number,
  onFilled: (count: number) => void = () => undefined,
): Promise<void> {
  const services = await createServices(config, queryTimeouts.operator);
  try {
    for (let start = 0; start < count; start += batchSize) {
      const indexes = Array.from(
        { length: Math.min(batchSize, count - start) },
        (_, index) => start + index,
      );
      await fillBatch(services, config, indexes, count);
      onFilled(indexes.length);
    }
  } finally {
    await services.close();
  }
}

async function fillBatch(
  { database, store }: Services,
  config: Config,
  indexes: readonly number[],
  count: number,
): Promise<void> {
  const rows = indexes.map((index) => createRow(index, index / count));
  const files: ApplicationFileRow[][] = [];
  for (let start = 0; start < rows.length; start += savesAtOnce) {
    const group = rows.slice(start, start + savesAtOnce);
    files.push(...(await Promise.all(group.map((row) => saveFiles(store, config, row)))));
  }
  await database.queries.transaction().execute(async (transaction) => {
    const emails = [];
    for (const [index, row] of rows.entries()) {
      const own = files[index] ?? [];
      await saveApplication(transaction, row, own);
      const written = createApplicationEmails(row, own, {
        ...config.mail,
        ownUrl: 'https://a.example',
      });
      emails.push(...written.map((email) => ({ recordId: row.id, email })));
    }
    await insertEmails(transaction, config.mail.from, emails);
    const sentAt = new Date().toISOString();
    await transaction
      .updateTable('outbox_emails')
      .set({ state: 'sent', sentAt, attempts: 1 })
      .where('state', '=', 'waiting')
      .execute();
  });
}

function createRow(index: number, progress: number): ApplicationRow {
  return {
    id: randomUUID(),
    reference: createReference('A'),
    receivedAt: new Date(Date.now() - (1 - progress) * days * day).toISOString(),
    jobId: 1,
    jobCode: 'US-FIN-1042',
    jobTitle: 'Senior Payments Engineer',
    jobRole: 'Senior Payments Engineer',
    location: 'Wilmington, DE',
    firstName: 'Zoë',
    lastName: "O'Neill-Rao",
    email: createAddress(index),
    phNo: '2025550143',
    coverLetterDescription: 'Dear team,\nI like ledgers, and what is in them. '.repeat(20),
    privacyEnable: 1,
    contactMeEnable: Number(index % 4 === 0),
    secretHash: randomUUID(),
  };
}

async function saveFiles(
  store: FileStore,
  { files: { incomingDir } }: Config,
  application: ApplicationRow,
): Promise<ApplicationFileRow[]> {
  const parts = application.contactMeEnable === 1 ? ['cv', 'additionalFile'] : ['cv'];
  return Promise.all(
    parts.map(async (part) => {
      const name = `${randomUUID()}.pdf`;
      const path = join(incomingDir, name);
      const content = createPdf(400);
      const facts = { size: content.length, sha256: sha256(content) };
      await writeFile(path, content, { mode: 0o600 });
      await store.save(name, { path, ...facts });
      return {
        name,
        applicationId: application.id,
        part,
        originalName: `${application.reference}.pdf`,
        kind: 'pdf',
        activeContent: '',
        ...facts,
      };
    }),
  );
}
