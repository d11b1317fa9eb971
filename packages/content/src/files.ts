import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { pictureFile } from './pictures/picture.ts';
import { explain } from './schemas/explain.ts';

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

export const contentFolder = join(packageFolder, 'content');
export const pictureFolder = join(packageFolder, 'public/pictures');
export const iconSprite = join(packageFolder, 'public/icons.svg');

/** A record that cannot be shown: each line of its message says which file, which field and why. */
export class ContentError extends Error {
  constructor(file: string, ...reasons: string[]) {
    super(reasons.map((reason) => `content/${file}: ${reason}`).join('\n'));
  }
}

/** The names of all records, such as `stories/MAAB`, or of those that match a pattern. */
export function recordNames(pattern = '**/*'): readonly string[] {
  const exclude = ['checks/**', 'generated/**'];
  const files = globSync(`${pattern}.{json,md}`, { cwd: contentFolder, exclude });
  return files.map((file) => file.slice(0, -extname(file).length)).toSorted();
}

/** The names of a folder's records without the folder: `MAAB`. */
export function namesIn(folder: string): readonly string[] {
  return recordNames(`${folder}/*`).map((name) => basename(name));
}

export function hasPicture(name: string): boolean {
  return existsSync(join(pictureFolder, pictureFile(name)));
}

/** Reads and checks a record such as `pages/home`; records replace the keys that name them. */
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
  const reasons = error.issues.map(({ path, message }) => {
    return `${path.join('.') || 'the record'} ${message}`;
  });
  throw new ContentError(file, ...reasons);
}

/** The source of a record: the fields of JSON, or those of a text's head and its `text`. */
export function readSource(name: string): Record<string, unknown> {
  return parseFile(findFile(name), readText(name));
}

/** The schema that a record names: `page`. Markdown has that of its folder, and texts of the interface none. */
export function schemaName(name: string): string | undefined {
  const file = findFile(name);
  if (file.endsWith('.md')) return dirname(file);
  const [, path] = /"\$schema"\s*:\s*"([^"]+)\.json"/u.exec(readText(name)) ?? [];
  if (path === undefined) return undefined;
  return posix.relative('generated', posix.join(dirname(file), path));
}

export function readText(name: string): string {
  return readFileSync(join(contentFolder, findFile(name)), 'utf8');
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
    throw new ContentError(file, `the record is not valid JSON: ${String(error)}`);
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new ContentError(file, 'the record is not an object in braces');
  }
  return Object.fromEntries(Object.entries(record).filter(([field]) => field !== '$schema'));
}

/** Markdown below a head of `field: value` lines. */
function parseMarkdown(file: string, text: string): Record<string, string> {
  const [, head, body = ''] = /^---\n(.*?)\n---\n(.*)$/su.exec(text) ?? [];
  if (head === undefined) {
    const example = 'lines such as "title: A title" between two lines "---"';
    throw new ContentError(file, `the text has no head: ${example}`);
  }
  const record: Record<string, string> = { text: body.trim() };
  for (const line of head.split('\n')) {
    const [, field, value = ''] = /^(\w+): *(.*)$/u.exec(line) ?? [];
    if (!field) throw new ContentError(file, `the head has "${line}": write "field: value"`);
    if (Object.hasOwn(record, field)) {
      throw new ContentError(file, `the head has "${field}" twice, or the text below it has it`);
    }
    record[field] = value;
  }
  return record;
}

/** The file of a record, relative to the folder of all records. */
export function findFile(name: string): string {
  const [file] = globSync(`${name}.{json,md}`, { cwd: contentFolder });
  if (!file) throw new ContentError(`${name}.json`, 'there is no such file');
  return file;
}
