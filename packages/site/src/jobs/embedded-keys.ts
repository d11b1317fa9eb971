/** What a job's description may carry inside its text (spec 3). */
export interface EmbeddedKeys {
  readonly tools: readonly string[];
  readonly reporting_to: string;
  readonly team: string;
  readonly unique_journey: readonly string[];
}

const NOTHING: EmbeddedKeys = { tools: [], reporting_to: '', team: '', unique_journey: [] };

/**
 * Takes the embedded keys out of a description, and gives what remains as free text. The
 * description may be plain text, JSON, or text with a JSON object in it; text that only looks like
 * JSON stays as it is.
 */
export function extractEmbeddedKeys(description: string): EmbeddedKeys & { text: string } {
  for (const { json, before, after } of objectsIn(description)) {
    const { job_description: inner, ...outer } = json;
    const fields = isRecord(inner) ? { ...outer, ...prefixed(inner) } : json;
    const keys = {
      tools: listOf(fields['tools']),
      reporting_to: textOf(fields['reporting_to']),
      team: textOf(fields['team']),
      unique_journey: listOf(fields[`${INNER}unique_journey`]),
    };
    if (Object.values(keys).every((value) => value === undefined)) continue;
    const rest = [before.trim(), ...describeRest(fields, keys), after.trim()];
    return {
      tools: keys.tools ?? NOTHING.tools,
      reporting_to: keys.reporting_to ?? NOTHING.reporting_to,
      team: keys.team ?? NOTHING.team,
      unique_journey: keys.unique_journey ?? NOTHING.unique_journey,
      text: rest.filter(Boolean).join('\n'),
    };
  }
  return { ...NOTHING, text: description };
}

const INNER = 'job_description.';

const KEY_BY_FIELD: ReadonlyMap<string, keyof EmbeddedKeys> = new Map([
  ['tools', 'tools'],
  ['reporting_to', 'reporting_to'],
  ['team', 'team'],
  [`${INNER}unique_journey`, 'unique_journey'],
]);

type Fields = Readonly<Record<string, unknown>>;

/** Every JSON object in a text, with what stands around it. */
function* objectsIn(text: string) {
  for (let start = text.indexOf('{'); start !== -1; start = text.indexOf('{', start + 1)) {
    const end = findEnd(text, start);
    const json = end === undefined ? undefined : parseObject(text.slice(start, end));
    if (json) yield { json, before: text.slice(0, start), after: text.slice(end) };
  }
}

/** The index behind the brace that closes the one at `start`, braces inside strings left out. */
function findEnd(text: string, start: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return start + index + 1;
  }
  return undefined;
}

function parseObject(text: string): Fields | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : undefined;
  } catch {
    // It only looked like JSON.
    return undefined;
  }
}

/** What the object says beside the embedded keys belongs to the free text. */
function describeRest(fields: Fields, keys: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields)
    .filter(([name]) => keys[KEY_BY_FIELD.get(name) ?? ''] === undefined)
    .map(([, value]) => textOf(value) ?? listOf(value)?.join('\n') ?? '');
}

function prefixed(inner: Fields): Fields {
  return Object.fromEntries(Object.entries(inner).map(([name, value]) => [INNER + name, value]));
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function listOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.every((entry) => typeof entry === 'string') ? value : undefined;
}
