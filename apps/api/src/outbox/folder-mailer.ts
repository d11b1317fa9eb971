import { access, constants, rm } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { createFolder, saveDurably } from '../files/durable-folder.ts';
import { createMailMessage } from './mail-message.ts';
import type { Mailer } from './mailer.ts';

/**
 * Writes each letter as an .eml file that any mail program opens. The name comes from the
 * Message-ID, so a letter that is sent again after a crash replaces itself.
 */
export async function createFolderMailer(folder: string, from: string): Promise<Mailer> {
  await createFolder(folder);
  const pathOf = (messageId: string) =>
    join(folder, `${messageId.split('@', 1)[0]?.replaceAll(/[^\w-]/g, '')}.eml`);
  return {
    // The folder shares the disk with visitors who wait, and nobody waits for a letter.
    sentAtOnce: 1,
    async send(letter) {
      const message = await new MailComposer(createMailMessage(letter, from)).compile().build();
      await saveDurably(pathOf(letter.messageId), message);
    },
    async forget(messageIds) {
      for (const messageId of messageIds) await rm(pathOf(messageId), { force: true });
    },
    check: () => access(folder, constants.W_OK),
    close: () => undefined,
  };
}
