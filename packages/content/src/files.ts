import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { pictureFile } from './pictures/picture.ts';

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Where the records are. */
export const contentFolder = join(packageFolder, 'content');
export const pictureFolder = join(packageFolder, 'public/pictures');

/** A record that cannot be shown; its message says which file, which field and why. */
export class ContentError extends Error {}

/** The names of a folder's records: `MAAB` for `stories/MAAB.json`. */
export function namesIn(folder: string): readonly string[] {
  const files = globSync(`${folder}/*.{json,md}`, { cwd: contentFolder });
  return files.map((file) => basename(file, extname(file))).toSorted();
}

/** The name of every record, such as `pages/home`. */
export function allNames(): readonly string[] {
  const exclude = ['checks/**', 'generated/**'];
  const files = globSync('**/*.{json,md}', { cwd: contentFolder, exclude });
  return files.map((file) => file.slice(0, -extname(file).length)).toSorted();
}

export function hasPicture(name: string): boolean {
  return existsSync(join(pictureFolder, pictureFile(name)));
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

/** A record as its file has it: the fields of JSON, or of a text's head beside its `text`. */
export function readSource(name: string): Record<string, unknown> {
  const file = findFile(name);
  return parseFile(file, readText(file));
}

/** The schema that a record names for editors: `pages/service`. Texts have that of their folder. */
export function schemaName(name: string): string {
  const file = findFile(name);
  if (file.endsWith('.md')) return dirname(file);
  const [, path = ''] = /"\$schema": "(.+)\.json"/u.exec(readText(file)) ?? [];
  return posix.relative('generated', posix.join(dirname(file), path));
}

function readText(file: string): string {
  return readFileSync(join(contentFolder, file), 'utf8');
}

/** Reads a record. Editors on Windows end lines with CRLF, and some begin a file with a byte order mark. */
export function parseFile(file: string, source: string): Record<string, unknown> {
  const text = source.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n');
  return file.endsWith('.md') ? parseMarkdown(file, text) : parseJson(file, text);
}

function parseJson(file: string, text: string): Record<string, unknown> {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw new ContentError(`content/${file}: the record is not valid JSON: ${String(error)}`, {
      cause: error,
    });
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new ContentError(`content/${file}: the record is not an object in braces`);
  }
  return Object.fromEntries(Object.entries(record).filter(([field]) => field !== '$schema'));
}

/** Markdown below a head of `field: value` lines. */
function parseMarkdown(file: string, text: string): Record<string, string> {
  const [, head, body = ''] = /^---\n(.*?)\n---\n(.*)$/su.exec(text) ?? [];
  if (head === undefined) {
    throw new ContentError(
      `content/${file}: the text has no head: lines such as "title: A title" between two lines "---"`,
    );
  }
  const record: Record<string, string> = { text: body.trim() };
  for (const line of head.split('\n')) {
    const [, field, value = ''] = /^(\w+): *(.*)$/u.exec(line) ?? [];
    if (!field) {
      throw new ContentError(`content/${file}: the head has "${line}": write "field: value"`);
    }
    record[field] = value;
  }
  return record;
}

/** The file of a record, relative to the folder of all records. */
export function findFile(name: string): string {
  const files = [`${name}.json`, `${name}.md`];
  const file = files.find((path) => existsSync(join(contentFolder, path)));
  if (!file) throw new ContentError(`content/${name}.json: there is no such file`);
  return file;
}

/** Formats of zod, as the rest of a sentence. */
const formats: Record<string, string> = {
  date: 'is not a date such as 2026-05-12',
  email: 'is not an email address',
  url: 'is not an address that begins with https://',
};

/** What is wrong with a field, as the rest of a sentence that begins with the field. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  const isList = Array.isArray(issue.input);
  const unit = isList ? 'entries' : 'characters';
  const length = isList || typeof issue.input === 'string' ? issue.input.length : undefined;
  if (issue.code === 'unrecognized_keys') {
    return `has the unknown field ${issue.keys.join(', ')}: correct its name, or delete it`;
  }
  if (issue.code === 'invalid_type') return `is not of the type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `is not one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format') return formats[issue.format];
  if (issue.code === 'too_big' && length !== undefined) {
    return `is too long: ${length} ${unit}, and its place holds ${issue.maximum}`;
  }
  if (issue.code === 'too_small' && length !== undefined) {
    return `is too short: ${length} ${unit}, and its place needs ${issue.minimum}`;
  }
  return undefined;
}
