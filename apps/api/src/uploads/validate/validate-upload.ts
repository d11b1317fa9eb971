import { detectFileType } from './detect-file-type.ts';
import { inspectCompoundFile } from './inspect-compound-file.ts';
import { inspectEmbedded } from './inspect-embedded.ts';
import { inspectPackage } from './inspect-package.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { Inspection, UploadRefused } from './inspection.ts';
import { withUploadBytes } from './upload-bytes.ts';
import {
  refusalMessage,
  type ActiveContent,
  type RefusalReason,
  type UploadKind,
} from './upload-rules.ts';

export interface Upload {
  /** Where its content is. */
  path: string;
  /** As the visitor calls it; it decides the words of a refusal, never what the file is. */
  fileName: string;
}

export type UploadVerdict =
  | { isAccepted: true; kind: UploadKind; activeContent: ActiveContent[] }
  | { isAccepted: false; reason: RefusalReason; message: string };

/**
 * Tells what a file is, by its content alone, and whether it may harm: the rules are in
 * `upload-rules.ts`. Nothing is refused but what is certain; the rest is marked.
 */
export async function validateUpload({ path, fileName }: Upload): Promise<UploadVerdict> {
  return withUploadBytes(path, (bytes) => validateBytes(bytes, fileName));
}

async function validateBytes(bytes: Buffer, fileName: string): Promise<UploadVerdict> {
  const inspection = new Inspection();
  try {
    const kind = await inspectUpload(bytes, inspection);
    await inspection.inspectEmbedded((content) => inspectEmbedded(content, inspection));
    return { isAccepted: true, kind, activeContent: [...inspection.marks] };
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    return refuseUpload(error.reason, { fileName });
  }
}

/** The verdict on a file that is refused. */
export function refuseUpload(
  reason: RefusalReason,
  { fileName }: Pick<Upload, 'fileName'>,
): UploadVerdict {
  return { isAccepted: false, reason, message: refusalMessage(reason, fileName) };
}

async function inspectUpload(bytes: Buffer, inspection: Inspection): Promise<UploadKind> {
  const type = await detectFileType(bytes);
  if (type === 'pdf') {
    inspectPdf(bytes, inspection);
    return 'pdf';
  }
  if (type === 'compound') {
    inspectCompoundFile(bytes, inspection);
    return 'doc';
  }
  if (type !== 'zip') throw new UploadRefused(type);
  await inspectPackage(bytes, inspection);
  return 'docx';
}
