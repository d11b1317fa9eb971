import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Where the records are. */
export const contentFolder = join(packageFolder, 'content');

/** A record that cannot be shown; its message says which file, which field and why. */
export class ContentError extends Error {}

/** The names of a folder's records: `maab` for `stories/maab.json`. */
export function namesIn(folder: string): readonly string[] {
  const files = globSync(`${folder}/*.{json,md}`, { cwd: contentFolder });
  return files.map((file) => basename(file, extname(file))).toSorted();
}

export function hasPicture(name: string): boolean {
  return existsSync(join(packageFolder, 'public/pictures', `${name}.svg`));
}

/** Reads a record such as `pages/home`, checks it, and puts what it names by key in its place. */
export function readFile<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return parseRecord(findFile(name), readSource(name), schema);
}

export function parseRecord<Schema extends z.ZodType>(
  file: string,
  source: unknown,
  schema: Schema,
): z.output<Schema> {
  const { data, error } = schema.safeParse(source, { error: explain });
  if (!error) return data;
  const reasons = error.issues.map(
    ({ path, message }) => `content/${file}: ${path.join('.') || 'the record'} ${message}`,
  );
  throw new ContentError(reasons.join('\n'));
}

/** A record as its file has it: the fields of JSON, or of a text's head with the text as `body`. */
export function readSource(name: string): Record<string, unknown> {
  const file = findFile(name);
  const text = readFileSync(join(contentFolder, file), 'utf8');
  if (file.endsWith('.md')) return readText(text);
  const record: unknown = JSON.parse(text);
  if (typeof record !== 'object' || record === null) {
    throw new ContentError(`content/${file}: the record is no object`);
  }
  return Object.fromEntries(Object.entries(record).filter(([field]) => field !== '$schema'));
}

/** The file of a record, relative to the folder of all records. */
export function findFile(name: string): string {
  const file = ['json', 'md'].map((ending) => `${name}.${ending}`).find(isThere);
  if (!file) throw new ContentError(`content/${name}.json: there is no such file`);
  return file;
}

function isThere(file: string): boolean {
  return existsSync(join(contentFolder, file));
}

/** Markdown below a head of `field: value` lines. */
function readText(text: string): Record<string, string> {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/su.exec(text) ?? [];
  const record: Record<string, string> = { body: body.trim() };
  for (const [, field = '', value = ''] of head.matchAll(/^(\w+): (.*)$/gmu)) record[field] = value;
  return record;
}

/** What is wrong with a field, as the rest of a sentence that begins with the field. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  const length = typeof issue.input === 'string' ? issue.input.length : undefined;
  if (issue.code === 'unrecognized_keys') return `has the unknown field ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_value') return `is not one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_big' && length) {
    return `is too long: ${length} characters, and its place holds ${issue.maximum}`;
  }
  if (issue.code === 'too_small' && length !== undefined) {
    return `is too short: ${length} characters, and its place needs ${issue.minimum}`;
  }
  return undefined;
}
