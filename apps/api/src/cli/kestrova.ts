#!/usr/bin/env node
import { runCommandLine } from './run-command-line.ts';

// `pnpm run operator -- jobs list` passes the two dashes on.
const args = process.argv.slice(2);
if (args[0] === '--') args.shift();

// A reader such as `head` that closes the pipe ends the output, but no work.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await runCommandLine(args, {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  isInteractive: process.stdin.isTTY,
  isTerminal: process.stdout.isTTY,
});
