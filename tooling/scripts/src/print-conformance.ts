import { readFile } from 'node:fs/promises';
import { listChecks } from './checks.ts';
import { inRepository } from './command.ts';
import { readTests } from './test-reports.ts';

/* Prints each requirement with its tests; fails if a requirement has no passed test. */
const tests = await readTests(listChecks().flatMap(({ report = [] }) => report));
const requirements = await readFile(inRepository('tooling/scripts/requirements.txt'), 'utf8');
console.log('| requirement | level | name | passed tests | open |\n|---|---|---|---|---|');
for (const line of requirements.trim().split('\n')) {
  const [, id = '', level, name, open = ''] = /^(\S+) (\S+) (.+?)(?: \| (.+))?$/.exec(line) ?? [];
  const proofs = tests.filter(({ tags }) => tags.some((tag) => tag.replace('@', '') === id));
  const passed = proofs.filter(({ status }) => status === 'passed').map((test) => test.name);
  const hasFailed = proofs.some(({ status }) => status === 'failed');
  if (hasFailed || (passed.length === 0 && !open)) process.exitCode = 1;
  console.log(`| ${id} | ${level} | ${name} | ${[...new Set(passed)].join('<br>')} | ${open} |`);
}
