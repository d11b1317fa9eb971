import * as checks from './checks.ts';
import { writeGeneratedFiles } from './generated-files.ts';

// `npm run content:check`: renews the generated files, then reports the mistakes in the records.

writeGeneratedFiles();
const broken = checks.checkSchemas();
const problems =
  broken.length > 0
    ? broken
    : [
        ...checks.checkFilters(),
        ...checks.checkFixedTexts(),
        ...checks.checkHeads(),
        ...checks.checkFacts(),
        ...(await checks.checkSpelling()),
      ];
const report = problems.join('\n') || 'Every record is complete, and none contradicts another.';
process.stdout.write(`${report}\n`);
if (problems.length > 0) process.exitCode = 1;
