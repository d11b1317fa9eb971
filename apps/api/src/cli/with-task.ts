import { BackupError } from '../backup/backup-format.ts';
import type { Task } from '../backup/task.ts';
import type { Terminal } from './terminal.ts';

/** Runs what shows its progress, and stops in good order at the first Ctrl-C; a second one kills it. */
export async function withTask<Result>(
  terminal: Terminal,
  work: (task: Task) => Promise<Result>,
): Promise<Result> {
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort(new BackupError('Stopped before the end.'));
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work({
      signal: stopping.signal,
      async withProgress(label, total, step) {
        const progress = terminal.startProgress(label, total);
        try {
          return await step((by = 1) => {
            progress.advance(by);
          });
        } finally {
          progress.finish();
        }
      },
    });
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
