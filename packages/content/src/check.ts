import { findProblems } from './checks.ts';
import { writeSchemaFiles } from './schema-files.ts';

// `npm run content:check`: renews the schemas for editors, then reports the mistakes in the records.

writeSchemaFiles();
const problems = await findProblems();
const report = problems.join('\n') || 'Every record is complete, and none contradicts another.';
process.stdout.write(`${report}\n`);
if (problems.length > 0) process.exitCode = 1;
