import { randomUUID } from 'node:crypto';
import { FileRejectedError } from '../errors.ts';
import type { UploadedFile } from './receive-upload.ts';
import type { Scan } from './scan.ts';
import type { ActiveContent, UploadKind } from './validate/upload-rules.ts';
import type { UploadValidator } from './validate/upload-validator.ts';

/** A validated file under the name that the server gave it: what the store and its row hold. */
export interface StoredFile extends UploadedFile {
  name: string;
  kind: UploadKind;
  activeContent: ActiveContent[];
}

/** What checks uploads, and for whom. */
export interface UploadChecks {
  validator: UploadValidator;
  scan: Scan | undefined;
  /** The address that sent the files. */
  client: string;
}

/** @throws FileRejectedError for the first file that is rejected; it names the file's part. */
export async function validateUploads(
  files: readonly UploadedFile[],
  { validator, scan, client }: UploadChecks,
): Promise<StoredFile[]> {
  const validated: StoredFile[] = [];
  for (const file of files) {
    const upload = { path: file.path, fileName: file.originalName };
    const verdict = await validator.validate(upload, client);
    if (!verdict.isAccepted) throw new FileRejectedError(verdict.message, { part: file.part });
    if (scan !== undefined && !(await scan(file.path))) {
      const message = 'This file seems to carry a virus. Please send another one.';
      throw new FileRejectedError(message, { part: file.part });
    }
    const { kind, activeContent } = verdict;
    validated.push({ ...file, kind, activeContent, name: `${randomUUID()}.${kind}` });
  }
  return validated;
}
