import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { contentFolder, findFile, readSource } from './files.ts';

const fixedTextsSchema = z.record(z.string(), z.unknown());

/** Headings and lists that differ from the specification. */
export function checkFixedTexts(read = readSource): string[] {
  return Object.entries(readFixedTexts()).flatMap(([name, fixed]) =>
    differences(read(name), fixed).map((difference) => `content/${findFile(name)}: ${difference}`),
  );
}

/** How a record differs from its fixed values: compares lists as a whole, objects field by field. */
function differences(actual: unknown, fixed: unknown, field = ''): string[] {
  if (typeof fixed !== 'object' || fixed === null) {
    return actual === fixed
      ? []
      : [`${field} has to be "${String(fixed)}", as the specification fixes it`];
  }
  if (typeof actual !== 'object' || actual === null)
    return [`${field} is missing, and the specification fixes it`];
  if (field === 'sections') return sectionDifferences(actual as unknown[], fixed as unknown[]);
  const length = Array.isArray(fixed) ? { length: fixed.length } : {};
  return Object.entries({ ...length, ...fixed }).flatMap(([key, value]) =>
    differences(Reflect.get(actual, key), value, field ? `${field}.${key}` : key),
  );
}

/** The fixed sections of a page have to be there in their order; others may stand between them. */
function sectionDifferences(sections: readonly unknown[], fixed: readonly unknown[]): string[] {
  let next = 0;
  return fixed.flatMap((one) => {
    const candidates = sections
      .map((section, place) => ({ place, found: differences(section, one, `sections.${place}`) }))
      .slice(next)
      .toSorted((best, other) => best.found.length - other.found.length);
    next = (candidates[0]?.place ?? next) + 1;
    return candidates[0]?.found ?? [`sections ends before ${JSON.stringify(one)}`];
  });
}

function readFixedTexts(): z.output<typeof fixedTextsSchema> {
  const file = join(contentFolder, 'checks/fixed.json');
  return fixedTextsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
