type JsonObject = Readonly<Record<string, unknown>>;

/** A job's description with its embedded keys (spec 3). */
export interface EmbeddedKeys {
  readonly tools: readonly string[];
  readonly reporting_to: string;
  readonly team: string;
  readonly unique_journey: readonly string[];
  /** The description without the keys. */
  readonly text: string;
}

const LIST_KEYS = ['tools', 'unique_journey'];
const TEXT_KEYS = ['reporting_to', 'team'];
const KEYS = [...LIST_KEYS, ...TEXT_KEYS];

/**
 * Extracts the embedded keys from the first JSON object that has one of them. The description may be
 * plain text, JSON, or text around JSON; text that only looks like JSON stays as it is. Other fields
 * of the object, and keys of an unexpected type, belong to the text.
 */
export function extractEmbeddedKeys(description: string): EmbeddedKeys {
  const none = { tools: [], reporting_to: '', team: '', unique_journey: [] };
  for (const { json, before, after } of findObjects(description)) {
    const fields = listFields(json);
    if (!fields.some(([name]) => KEYS.includes(name))) continue;
    const found = fields.filter(([name, value]) => isExpected(name, value));
    const rest = fields.filter(([name, value]) => !isExpected(name, value));
    const lines = rest.flatMap(([name, value]) => describeField(name, value));
    const text = [before.trim(), ...lines, after.trim()].filter(Boolean).join('\n');
    return { ...none, ...Object.fromEntries(found), text };
  }
  return { ...none, text: description };
}

/** The fields of an object, with those of `job_description`, which may be one dotted key. */
function listFields({ job_description: inner, ...outer }: JsonObject): [string, unknown][] {
  const fields = isObject(inner)
    ? [...Object.entries(outer), ...Object.entries(inner)]
    : Object.entries({ ...outer, job_description: inner });
  return fields.map(([name, value]) => [name.replace(/^job_description\./, ''), value]);
}

function isExpected(name: string, value: unknown): boolean {
  if (TEXT_KEYS.includes(name)) return typeof value === 'string';
  if (!LIST_KEYS.includes(name) || !Array.isArray(value)) return false;
  return value.every((entry) => typeof entry === 'string');
}

/** The lines of a JSON value. A text needs no label; other values need the name of their field. */
function describeField(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => describeField(name, entry));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([inner, field]) => describeField(inner, field));
  }
  if (value === null || value === undefined) return [];
  if (typeof value === 'string' && !KEYS.includes(name)) return [value];
  const label = name.replaceAll('_', ' ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [`${label.charAt(0).toUpperCase()}${label.slice(1)}: ${text}`];
}

/** Reading on from each of 20,000 braces would stop the server of the site for seconds. */
const MAX_ATTEMPTS = 100;

/** The first outermost JSON objects in a text, with what is around each. */
function* findObjects(text: string) {
  let start = text.indexOf('{');
  for (let attempt = 0; start !== -1 && attempt < MAX_ATTEMPTS; attempt += 1) {
    const end = findEnd(text, start);
    const json = parseJson(text.slice(start, end));
    if (isObject(json)) yield { json, before: text.slice(0, start), after: text.slice(end) };
    start = text.indexOf('{', isObject(json) ? end : start + 1);
  }
}

/** The index after the brace that closes the one at `start`; braces in strings do not count. */
function findEnd(text: string, start: number): number {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return start + index + 1;
  }
  return start;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The text is not JSON.
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
