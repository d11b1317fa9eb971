import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Requirement } from './requirement.ts';

const ROOT_FOLDER = join(import.meta.dirname, '../../..');

/** The proofs of a table that no longer stand, each in words. */
export function listMissingProofs(requirements: readonly Requirement[]): string[] {
  return requirements.flatMap(({ id, provedBy = [] }) =>
    provedBy.flatMap(([file, ...titles]) => {
      const path = join(ROOT_FOLDER, file);
      if (!existsSync(path)) return [`${id}: ${file} does not exist`];
      const source = readFileSync(path, 'utf8');
      return titles
        .filter((title) => !isRunningTest(source, title))
        .map((title) => `${id}: ${file} has no test that runs as "${title}"`);
    }),
  );
}

/** Whether a source has a test or a group of this very title that is not skipped. */
export function isRunningTest(source: string, title: string): boolean {
  const quoted = `(['"\`])${escape(title)}\\1`;
  const call = new RegExp(
    `(?:\\b(?:test|it|describe|test\\.describe)|\\]\\)|\\)\\))\\(\\s*${quoted}|\\b(?:test|it|describe)\\.each\\([\\w.()]+\\)\\(\\s*(['"\`])${escape(title)}\\2`,
  );
  return call.test(source);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
