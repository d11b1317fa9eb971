import { randomUUID } from 'node:crypto';
import type { SentFile } from '../modules/applications/application-form.ts';
import { ClientError } from '../plugins/errors/http-errors.ts';
import type { Scan } from './scan.ts';
import type { ActiveContent, UploadKind } from './validate/upload-rules.ts';
import type { UploadValidator } from './validate/upload-validator.ts';

/** A file that may be kept, and the name that it is kept under. */
export interface AcceptedFile extends SentFile {
  name: string;
  kind: UploadKind;
  activeContent: ActiveContent[];
}

/** @throws ClientError for the first file that is not accepted; it names the file's part. */
export async function acceptFiles(
  files: readonly SentFile[],
  validator: UploadValidator,
  scan: Scan | undefined,
): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  for (const file of files) {
    const verdict = await validator.validate({ path: file.path, fileName: file.originalName });
    if (!verdict.isAccepted) throw new ClientError(415, verdict.message, file.part);
    if (scan !== undefined && !(await scan(file))) {
      const message = 'This file seems to carry a virus. Please send another one.';
      throw new ClientError(415, message, file.part);
    }
    const { kind, activeContent } = verdict;
    accepted.push({ ...file, kind, activeContent, name: `${randomUUID()}.${kind}` });
  }
  return accepted;
}
