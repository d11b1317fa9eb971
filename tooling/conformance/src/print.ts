import { asvs } from './asvs.ts';
import type { Requirement } from './requirement.ts';
import { wcag } from './wcag.ts';

/** One table as Markdown, with its sum above it. */
function formatTable(title: string, requirements: readonly Requirement[]): string {
  const proved = requirements.filter(({ provedBy, open }) => provedBy && !open);
  const open = requirements.filter((requirement) => requirement.open);
  const idle = requirements.filter(({ notApplicable }) => notApplicable);
  const rows = requirements.map(
    (requirement) =>
      `| ${requirement.id} | ${requirement.level} | ${requirement.name} | ${formatAnswer(requirement)} |`,
  );
  return [
    `# ${title}`,
    '',
    `${requirements.length} requirements: ${proved.length} proved by tests, ${idle.length} do not apply, ${open.length} with something open.`,
    '',
    '| number | level | requirement | answer |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function formatAnswer({ provedBy = [], notApplicable, open }: Requirement): string {
  const proofs = provedBy.map(([file, ...titles]) => `${file}: ${titles.join(' · ')}`);
  if (notApplicable) proofs.push(`Does not apply: ${notApplicable}`);
  if (open) proofs.push(`Open: ${open}`);
  return proofs.join('<br>').replaceAll('|', String.raw`\|`);
}

process.stdout.write(`${formatTable('WCAG 2.2, A and AA', wcag)}\n`);
process.stdout.write(`${formatTable('OWASP ASVS 5.0, V2, V3, V4, V5, V14 and V16', asvs)}\n`);
