import { isUtf8 } from 'node:buffer';
import { cleanText } from '@kestrova/validation';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { OperatorError } from '../../errors.ts';
import { unescapeFormulas } from '../../files/formulas.ts';

/** A record of a file, with its place for error messages. */
export interface PlacedRecord {
  place: string;
  record: unknown;
}

const delimiters = [',', ';', '\t'];
// The first bytes of .xlsx, .ods and other zip files, and of .xls.
const workbookSignatures = ['504b0304', 'd0cf11e0'];

const workbookAdvice =
  'open it, choose Save As, then "CSV UTF-8 (Comma delimited)", and import that file.';
/**
 * Decodes a text file as spreadsheet programs write it: UTF-8, UTF-16 with a byte order mark, or
 * else Windows-1252.
 * @throws OperatorError for a workbook.
 */
export function decodeText(bytes: Uint8Array): string {
  const signature = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (workbookSignatures.includes(signature)) {
    throw unusable(`The file is a workbook, not CSV: ${workbookAdvice}`);
  }
  return new TextDecoder(findEncoding(bytes, signature)).decode(bytes);
}

/** The error of a file that cannot be read as a list of jobs. */
function unusable(reason: string): OperatorError {
  return new OperatorError(`Nothing was imported: the file cannot be used.\n${reason}`);
}

function findEncoding(bytes: Uint8Array, signature: string): string {
  if (signature.startsWith('fffe')) return 'utf-16le';
  if (signature.startsWith('feff')) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Reads the objects of a JSON array. @throws OperatorError */
export function parseJson(text: string): PlacedRecord[] {
  try {
    const clean = (_: string, value: unknown) =>
      typeof value === 'string' ? cleanText(value) : value;
    const list = z.array(z.unknown()).parse(JSON.parse(text, clean));
    return list.map((record, index) => ({ place: `item ${index + 1}`, record }));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it must be an array of jobs';
    throw unusable(`The file is not a JSON list of jobs: ${reason}.`);
  }
}

/** What spreadsheet programs write for a formula that has no value, and for a text that they read as one. */
const failedFormula = /^(?:#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NUM!|NULL!)|Err:\d+)$/;
const formulaAdvice =
  'the error of a formula. Type its text again, with an apostrophe before it if it begins with "-" or "="';

/** What csv-parse returns with `info` and `raw`. */
const csvSchema = z.array(
  z.object({
    info: z.object({ lines: z.number() }),
    raw: z.string(),
    record: z.record(z.string(), z.string()),
  }),
);

/**
 * Reads the lines of a CSV file under its headings; `report` gets each line that is unreadable.
 * @throws OperatorError for the headings.
 */
export function parseCsv(
  text: string,
  columns: readonly string[],
  report: (problem: string) => void,
): PlacedRecord[] {
  const [, named] = /^"?sep=(.)"?[\r\n]/i.exec(text) ?? [];
  try {
    // csv-parse counts CRLF in a quoted value as two lines.
    const parsed: unknown = parse(text.replaceAll(/\r\n?/g, '\n'), {
      columns: (headings: string[]) => nameColumns(headings, columns),
      delimiter: named ?? findDelimiter(text),
      from_line: named === undefined ? 1 : 2,
      info: true,
      raw: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      skip_records_with_error: true,
      on_skip: (error, raw = '') => {
        if (error) report(`${describeLines(raw, Number(error['lines']))}: ${error.message}`);
        return undefined;
      },
    });
    const rows = csvSchema.parse(parsed);
    return rows.map(({ info, raw, record }) => {
      const place = describeLines(raw, info.lines);
      const cells = Object.entries(record)
        .map(([column, value]) => [column, unescapeFormulas(value.trim())] as const)
        .filter(([, value]) => value !== '');
      for (const [column, value] of cells) {
        if (failedFormula.test(value)) report(`${place}: ${column} is ${value}, ${formulaAdvice}`);
      }
      return { place, record: Object.fromEntries(cells) };
    });
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const reason = error instanceof Error ? error.message : 'unknown';
    throw unusable(`The file is not readable as CSV: ${reason}.`);
  }
}

/** The delimiter that is most frequent in the header line, whose names contain none. */
function findDelimiter(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Other accepted headings of a column. */
const synonyms = new Map([
  ['experience', 'experince'],
  ['benefits', 'benifits'],
  ['salary', 'benifits'],
  ['salaryrange', 'benifits'],
  ['date', 'createdDate'],
]);

/** Finds the column of each heading; one without a heading is omitted. */
function nameColumns(headings: readonly string[], columns: readonly string[]) {
  const byKey = new Map([
    ...synonyms,
    ...columns.map((column) => [toKey(column), column] as const),
  ]);
  const named = headings.map((heading) => byKey.get(toKey(heading)));
  const unknown = headings.filter((heading, index) => heading.trim() !== '' && !named[index]);
  if (unknown.length > 0) {
    throw unusable(
      `Unknown heading: ${unknown.join(', ')}. The headings are ${columns.join(', ')}.`,
    );
  }
  const repeated = named.find((column, index) => column && named.indexOf(column) < index);
  if (repeated) throw unusable(`Two headings mean ${repeated}: remove one of the columns.`);
  return named;
}

/** "Job title", "job-title" and "Title" have the key of `jobTitle`. */
function toKey(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace(/^job/, '');
}

/** A quoted value may span lines; `last` is where the record ends. */
function describeLines(raw: string, last: number): string {
  const first = last - raw.trim().split('\n').length + 1;
  return first === last ? `line ${last}` : `lines ${first} to ${last}`;
}
