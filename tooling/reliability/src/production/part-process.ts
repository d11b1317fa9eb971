import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { machineEnvironment } from '@kestrova/api/testing';
import { z } from 'zod';

/** A part that can be killed and started again. */
export interface Part {
  /** Ends it at once, as `kill -9` and a power cut do. */
  kill(): Promise<void>;
  /** Returns once it can be reached. */
  start(): Promise<void>;
}

/** A part that can also be halted, so that it keeps its connections and does not respond. */
export interface HaltablePart extends Part {
  freeze(): void;
  thaw(): void;
}

const emailSchema = z.object({ messageId: z.string(), to: z.string(), text: z.string() });

/** An email that the mail server has accepted. */
export type ReceivedEmail = z.infer<typeof emailSchema>;

/** A mail server or a bucket in a process of its own. */
export interface PartProcess extends HaltablePart {
  /** What the mail server has accepted, also before it was killed. */
  emails: readonly ReceivedEmail[];
}

/** Starts `serve-part.ts`; the bucket keeps its files in `folder`. */
export async function startPartProcess(
  kind: 'mail' | 'bucket',
  port: number,
  folder: string,
): Promise<PartProcess> {
  const emails: ReceivedEmail[] = [];
  let child: ChildProcess;

  async function start(): Promise<void> {
    const script = join(import.meta.dirname, 'serve-part.ts');
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
    emails,
    start,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}
