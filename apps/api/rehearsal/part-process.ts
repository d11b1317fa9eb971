import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { z } from 'zod';
import { apiFolder, machineEnvironment } from '../src/testing/server-process.ts';
import type { HaltablePart, Mailbox } from './stack.ts';

const emailSchema = z.object({ messageId: z.string(), to: z.string(), text: z.string() });

type Email = z.infer<typeof emailSchema>;

/** A mail server or a bucket in a process of its own. */
export interface PartProcess extends HaltablePart {
  /** What the mail server has accepted, also before it was killed. */
  mailbox: Mailbox;
}

/** Starts `serve-part.ts`; the bucket keeps its files in `folder`. */
export async function startPartProcess(
  kind: 'mail' | 'bucket',
  port: number,
  folder: string,
): Promise<PartProcess> {
  const emails: Email[] = [];
  let child: ChildProcess;

  async function start(): Promise<void> {
    const script = join(apiFolder, 'rehearsal/serve-part.ts');
    const args = ['--conditions=@kestrova/source', script, kind, String(port), folder];
    child = spawn(process.execPath, args, {
      env: machineEnvironment,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (child.stdout === null) throw new Error('the part has no output');
    const lines = createInterface(child.stdout);
    lines.on('line', (line) => {
      const email = emailSchema.safeParse(JSON.parse(line));
      if (email.success) emails.push(email.data);
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the ${kind} server did not start`);
    });
    await Promise.race([once(lines, 'line'), ended]);
    // Later it ends because it is killed.
    ended.catch(() => undefined);
  }

  await start();
  return {
    start,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    freeze: async () => {
      child.kill('SIGSTOP');
    },
    thaw: async () => {
      child.kill('SIGCONT');
    },
    mailbox: {
      list: async () => emails,
      findText: async (address) => emails.find(({ to }) => to === address)?.text,
    },
  };
}
