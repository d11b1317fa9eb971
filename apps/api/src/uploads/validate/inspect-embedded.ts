import { compoundMark, isArchive } from './detect-file-type.ts';
import { inspectEmbeddedCompoundFile } from './inspect-compound-file.ts';
import { inspectEmbeddedPackage } from './inspect-package.ts';
import type { Inspection } from './inspection.ts';

/**
 * Looks into a document or an archive that is embedded in another.
 * @throws UploadRefused for a program or macros in it; what is merely damaged is not refused.
 */
export async function inspectEmbedded(content: Buffer, inspection: Inspection): Promise<void> {
  const head = content.toString('latin1', 0, compoundMark.length);
  if (head === compoundMark) inspectEmbeddedCompoundFile(content, inspection);
  else if (isArchive(head)) await inspectEmbeddedPackage(content, inspection);
}
