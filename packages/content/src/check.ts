import { checkContent } from './checks.ts';
import { writeGeneratedFiles } from './generated-files.ts';

// `npm run content:check`: renews the generated files, then reports the mistakes in the records.

writeGeneratedFiles();
const problems = checkContent();
const report = problems.join('\n') || 'Every record is complete, and none contradicts another.';
process.stdout.write(`${report}\n`);
if (problems.length > 0) process.exitCode = 1;
