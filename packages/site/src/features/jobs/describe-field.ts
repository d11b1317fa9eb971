/** The fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object with fields. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A JSON value of any shape as lines that a person can read, under the name of its field: `Salary`
 * above `Min: 3`. Without a name the value stands for itself; nothing gives no lines.
 */
export function describeField(name: string, value: unknown): string[] {
  const label = toLabel(name);
  if (Array.isArray(value)) return describeEntries(label, value);
  if (isRecord(value)) {
    const lines = Object.entries(value).flatMap(([inner, field]) => describeField(inner, field));
    return label && lines.length > 0 ? [label, ...lines] : lines;
  }
  const text = describeScalar(value);
  if (!text) return [];
  return [label ? `${label}: ${text}` : text];
}

/** Short entries stand beside their name, others below it. */
function describeEntries(label: string, entries: readonly unknown[]): string[] {
  const lines = entries.flatMap((entry) => describeField('', entry));
  if (!label || lines.length === 0) return lines;
  const areShort = entries.every((entry) => entry === null || typeof entry !== 'object');
  return areShort ? [`${label}: ${lines.join(', ')}`] : [label, ...lines];
}

function describeScalar(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** `reporting_to` and `reportingTo` become 'Reporting to'. */
function toLabel(name: string): string {
  const label = name
    .replaceAll(/[_\s-]+/g, ' ')
    .replaceAll(
      /(\p{Ll})(\p{Lu})/gu,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
