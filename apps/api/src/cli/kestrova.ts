#!/usr/bin/env -S node --conditions=@kestrova/source
import { findDatabaseError } from '../database/database-error.ts';
import { SettingsError } from '../config.ts';
import { CommandError } from './command-error.ts';
import { createProgram } from './program.ts';

// `pnpm operator -- jobs list` hands the two dashes on.
const words = process.argv.slice(2);
if (words[0] === '--') words.shift();

try {
  await createProgram().parseAsync(words, { from: 'user' });
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}

function describe(error: unknown): string {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  if (findDatabaseError(error) === 'down') {
    return 'The database does not answer. Check DATABASE_URL and that it runs, and run the command again.';
  }
  if (error instanceof Error && 'syscall' in error && 'path' in error) {
    return `A file or folder cannot be used: ${error.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
