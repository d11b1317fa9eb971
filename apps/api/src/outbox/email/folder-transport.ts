import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { createFolder, saveDurably } from '../../files/durable-files.ts';
import { minute } from '../../time.ts';
import { createMailMessage, type EmailTransport } from './email-transport.ts';

/**
 * Writes each email as an .eml file that any mail program opens. The name comes from the
 * Message-ID, so an email that is sent again after a crash replaces itself.
 */
export async function createFolderTransport(folder: string, from: string): Promise<EmailTransport> {
  await createFolder(folder);
  const pathOf = (messageId: string) => join(folder, nameOf(messageId));
  return {
    // Visitors' requests wait for the same disk; emails are less urgent.
    concurrency: 1,
    async send(email, files, begin) {
      // Texts have LF, which only a mail server's connection makes CRLF (RFC 5322 2.3).
      const options = { ...createMailMessage(email, files, from), newline: 'windows' };
      const message = new MailComposer(options).compile();
      if (!(await begin())) return false;
      await saveDurably(pathOf(email.messageId), message.createReadStream());
      return true;
    },
    async forget(messageIds) {
      const names = new Set(messageIds.map(nameOf));
      for (const name of names) await rm(join(folder, name), { force: true });
      await removeParts(folder, names);
    },
  };
}

/** In milliseconds: older parts were left by a killed process. */
const maxWriteTime = 10 * minute;

function nameOf(messageId: string): string {
  return `${messageId.split('@', 1)[0]?.replaceAll(/[^\w-]/g, '')}.eml`;
}

/** Deletes half-written emails: those of these names, and those too old to be in progress. */
async function removeParts(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const part of await readdir(folder)) {
    const name = /^\.(?:(.+\.eml)-)?[\d.-]+\.part$/.exec(part);
    if (name === null) continue;
    const path = join(folder, part);
    if (names.has(name[1] ?? '') || (await isOld(path))) await rm(path, { force: true });
  }
}

async function isOld(path: string): Promise<boolean> {
  // It may have been renamed since then.
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) > maxWriteTime;
}
