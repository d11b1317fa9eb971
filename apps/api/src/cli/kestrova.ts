#!/usr/bin/env -S node --conditions=@kestrova/source
import { runCommandLine } from './run-command-line.ts';

// `pnpm run operator -- jobs list` passes the two dashes on.
const args = process.argv.slice(2);
if (args[0] === '--') args.shift();

process.exitCode = await runCommandLine(args, {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  isInteractive: process.stdin.isTTY,
});
