import {
  endpoints,
  IDEMPOTENCY_HEADER,
  type ApplicationFileName,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { Email } from 'postal-mime';
import { readMail } from './read-mail.ts';
import { createFile, createPdf, mimeTypes } from './sample-files.ts';
import { until } from './until.ts';
import { createApplicationData, createApplicationForm, type Visitor } from './visitor.ts';

export type SentFiles = Partial<Record<ApplicationFileName, File>>;

/** What an applicant can do with the secret of the emailed link. */
export interface OwnApplicationVisitor {
  secret: string;
  read(): Promise<Response>;
  replace(files: SentFiles, key?: string): Promise<Response>;
  withdraw(key?: string): Promise<Response>;
}

/** A visitor who has opened the link of an application. */
export function openOwnApplication(
  visitor: Visitor,
  secret: string,
  headers: Record<string, string> = {},
): OwnApplicationVisitor {
  const withBearer = (key?: string) => ({
    ...headers,
    authorization: `Bearer ${secret}`,
    ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
  });
  return {
    secret,
    read: () => visitor.get(`/v1/website${endpoints.getOwnApplication.path}`, withBearer()),
    replace(files, key) {
      const form = new FormData();
      for (const [part, file] of Object.entries(files)) form.set(part, file);
      return visitor.post(endpoints.replaceOwnFiles.path, form, withBearer(key));
    },
    withdraw: (key) => visitor.post(endpoints.withdrawOwnApplication.path, '', withBearer(key)),
  };
}

/** Sends an application, and opens the link of its confirmation, which is in the mail folder. */
export async function applyAndOpen(
  { visitor, dataDir }: { visitor: Visitor; dataDir: string },
  changes: Partial<JobApplicationData> = {},
  files: SentFiles = {},
) {
  const data = createApplicationData(changes);
  const { status } = await visitor.sendApplication(createApplicationForm(data, files));
  if (status !== 200) throw new Error(`the application got ${status}`);
  const confirmation = await findEmail(dataDir, data.email, 'We received your application');
  return { data, own: openOwnApplication(visitor, findSecret(confirmation)) };
}

/** The secret of the link in a confirmation; empty where it has none. */
export function findSecret({ text = '' }: Pick<Email, 'text'>): string {
  return /\/careers\/application#([\w-]{43})\n/.exec(text)?.[1] ?? '';
}

/** Waits for an email in the mail folder whose subject contains all of these texts. */
export async function findEmail(
  dataDir: string,
  recipient: string,
  ...subject: string[]
): Promise<Email> {
  let found: Email | undefined;
  await until(async () => {
    found = (await readMail(dataDir)).find(
      (mail) =>
        mail.to?.[0]?.address === recipient &&
        subject.every((text) => mail.subject?.includes(text) === true),
    );
    return found !== undefined;
  });
  if (found === undefined) throw new Error(`no email "${subject.join()}" to ${recipient}`);
  return found;
}

/** A CV of about so many bytes. */
export function createCv(name = 'cv.pdf', size = 1000): File {
  return createFile(createPdf(size), name, mimeTypes.pdf);
}
