import { describeField, isRecord, type Fields } from './describe-field.ts';
import { objectsIn, parseJson } from './json-in-text.ts';

/** What a job's description may carry inside its text (spec 3). */
export interface EmbeddedKeys {
  readonly tools: readonly string[];
  readonly reporting_to: string;
  readonly team: string;
  readonly unique_journey: readonly string[];
}

type Extracted = EmbeddedKeys & { text: string };

const NOTHING: EmbeddedKeys = { tools: [], reporting_to: '', team: '', unique_journey: [] };

const INNER = 'job_description.';

const JOURNEY = `${INNER}unique_journey`;

const EMBEDDED_FIELDS: readonly string[] = ['tools', 'reporting_to', 'team', JOURNEY];

/**
 * Takes the embedded keys out of a description, and gives what remains as free text, whatever its
 * shape. The description may be plain text, JSON, or text with a JSON object in it; text that only
 * looks like JSON stays as it is. A key of an unexpected type belongs to the free text.
 */
export function extractEmbeddedKeys(description: string): Extracted {
  const whole = parseJson(description);
  if (Array.isArray(whole)) return extractFromList(description, whole);
  for (const { json, before, after } of objectsIn(description)) {
    const fields = flatten(json);
    if (hasEmbeddedField(fields)) return extractFields(fields, [before.trim()], [after.trim()]);
  }
  return { ...NOTHING, text: description };
}

/** A list of JSON values, of which one may be the object with the keys. */
function extractFromList(description: string, values: readonly unknown[]): Extracted {
  const lists = values.map((value) => (isRecord(value) ? flatten(value) : undefined));
  const place = lists.findIndex((fields) => fields && hasEmbeddedField(fields));
  const fields = lists[place];
  if (!fields) return { ...NOTHING, text: description };
  const describe = (rest: readonly unknown[]) => rest.flatMap((value) => describeField('', value));
  return extractFields(fields, describe(values.slice(0, place)), describe(values.slice(place + 1)));
}

function extractFields(
  fields: Fields,
  before: readonly string[],
  after: readonly string[],
): Extracted {
  const tools = listOf(fields['tools']);
  const reportingTo = textOf(fields['reporting_to']);
  const team = textOf(fields['team']);
  const journey = listOf(fields[JOURNEY]);
  const taken: Fields = { tools, reporting_to: reportingTo, team, [JOURNEY]: journey };
  const rest = Object.entries(fields)
    .filter(([field]) => taken[field] === undefined)
    .flatMap(([field, value]) => describeRest(field, value));
  return {
    tools: tools ?? NOTHING.tools,
    reporting_to: reportingTo ?? NOTHING.reporting_to,
    team: team ?? NOTHING.team,
    unique_journey: journey ?? NOTHING.unique_journey,
    text: [...before, ...rest, ...after].filter(Boolean).join('\n'),
  };
}

/** Texts stand alone; everything else, and a key of the list above, stands under its name. */
function describeRest(field: string, value: unknown): string[] {
  const name = field.replace(INNER, '');
  const isPlain = textOf(value) !== undefined || listOf(value) !== undefined;
  return describeField(isPlain && !EMBEDDED_FIELDS.includes(field) ? '' : name, value);
}

/** The fields of an object, those of `job_description` under its dotted name. */
function flatten(json: Fields): Fields {
  const { job_description: inner, ...outer } = json;
  if (!isRecord(inner)) return json;
  const prefixed: Record<string, unknown> = Object.fromEntries(
    Object.entries(inner).map(([name, value]) => [INNER + name, value]),
  );
  return { ...outer, ...prefixed };
}

function hasEmbeddedField(fields: Fields): boolean {
  return EMBEDDED_FIELDS.some((field) => field in fields);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function listOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.every((entry) => typeof entry === 'string') ? value : undefined;
}
