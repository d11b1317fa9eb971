import { schemas } from '@kestrova/api-contract';
import type { Delivery } from '@kestrova/emails';
import type { ApplicationFileRow, ApplicationRow } from '../../database/schema.ts';
import {
  maxAttachedBytes,
  type EmailAttachment,
} from '../../email/attachments/email-attachment.ts';
import { describeActiveContent } from '../../uploads/validate/upload-rules.ts';
import { createReadableName } from './file-name.ts';

/**
 * Prepares the files that a notice to the careers team describes. They are attached if `isAttaching`,
 * unless they exceed 12 MB in total.
 */
export function createNoticeFiles(
  { reference }: Pick<ApplicationRow, 'reference'>,
  rows: readonly ApplicationFileRow[],
  isAttaching: boolean,
) {
  const size = rows.reduce((sum, row) => sum + row.size, 0);
  const isAttached = isAttaching && size <= maxAttachedBytes;
  const notAttached = isAttaching ? 'too-large' : 'in-store';
  const delivery: Delivery = isAttached ? 'attached' : notAttached;
  return {
    files: rows.map((row) => ({
      ...row,
      name: isAttached ? createReadableName(reference, row) : row.name,
      activeContent: row.activeContent === '' ? '' : describeActiveContent(row.activeContent),
    })),
    delivery,
    attachments: isAttached ? rows.map((row) => createAttachment(reference, row)) : [],
  };
}

function createAttachment(reference: string, row: ApplicationFileRow): EmailAttachment {
  const { name, size, sha256 } = row;
  return {
    name,
    filename: createReadableName(reference, row),
    contentType: contentTypes[row.kind] ?? 'application/octet-stream',
    size,
    sha256,
  };
}

const contentTypes: Readonly<Record<string, string>> =
  schemas.submitApplication.form.files.cv.types;
