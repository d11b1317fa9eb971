import { resolve } from 'node:path';
import { cruiseRepository } from './cruise-repository.ts';
import { map } from './map.ts';
import { rules } from './rules.ts';

/** Prints every import that breaks a rule, and ends with an error if there is one. */
async function check(): Promise<void> {
  const { modules, violations } = await cruiseRepository(
    resolve(import.meta.dirname, '../../../..'),
  );
  for (const { from, to, rule } of violations) {
    const reason = rules.find(({ name }) => name === rule.name)?.comment;
    console.log(`${from}\n  imports ${to}\n  ${rule.name}: ${reason}\n`);
  }
  // With a compiler that dependency-cruiser cannot use, it reads nothing and is content.
  const unread = Object.keys(map).filter(
    (part) => !modules.some((path) => path.startsWith(`${part}/`)),
  );
  for (const part of unread) console.log(`Nothing of ${part} was read.\n`);
  console.log(`${modules.length} modules, ${violations.length} imports that break a rule.`);
  process.exitCode = violations.length + unread.length > 0 ? 1 : 0;
}

await check();
