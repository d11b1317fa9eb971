import { z } from 'zod';

/** Max bytes of all files of an email together; as base64 they are 16.4 MB. */
export const maxAttachedBytes = 12 * 1024 * 1024;

const emailAttachmentSchema = z.object({
  /** The stored file. */
  name: z.string(),
  /** As the recipient sees it. */
  filename: z.string(),
  contentType: z.string(),
  /** In bytes. */
  size: z.number(),
  sha256: z.string(),
});

/** A stored file that is sent with an email. */
export type EmailAttachment = z.infer<typeof emailAttachmentSchema>;

const attachmentsSchema = z.array(emailAttachmentSchema);

/** The column `attachments` of an email. */
export function formatAttachments(attachments: readonly EmailAttachment[]): string | null {
  return attachments.length === 0 ? null : JSON.stringify(attachments);
}

/** Reads the column `attachments` of an email. */
export function parseAttachments(column: string | null): EmailAttachment[] {
  return column === null ? [] : attachmentsSchema.parse(JSON.parse(column));
}
