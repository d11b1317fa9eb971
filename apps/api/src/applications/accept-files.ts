import { randomUUID } from 'node:crypto';
import { Refusal } from '../errors/refusal.ts';
import type { Scan } from '../files/clamd.ts';
import { judgeFile, type FileKind } from '../files/judge-file.ts';
import type { SentFile } from './application-form.ts';

/** A file that was judged and has the name that it is kept under. */
export interface AcceptedFile extends SentFile {
  name: string;
  kind: FileKind;
}

/** @throws Refusal for the first file that is not what it may be. */
export async function judgeFiles(
  files: readonly SentFile[],
  scan: Scan | undefined,
): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  for (const file of files) {
    const kind = await judgeFile(file);
    if (kind === undefined) {
      throw new Refusal(415, 'Only PDF and DOC/DOCX files are allowed.', file.part);
    }
    if (scan !== undefined && !(await scan(file))) {
      throw new Refusal(
        415,
        'This file seems to carry a virus. Please send another one.',
        file.part,
      );
    }
    accepted.push({ ...file, kind, name: `${randomUUID()}.${kind}` });
  }
  return accepted;
}
