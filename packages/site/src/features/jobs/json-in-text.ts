import { isRecord, type Fields } from './describe-field.ts';

/** Every JSON object in a text, outermost only, with what stands around it. */
export function* objectsIn(text: string) {
  for (let start = text.indexOf('{'); start !== -1; start = text.indexOf('{', start + 1)) {
    const end = findEnd(text, start);
    const json = end === undefined ? undefined : parseObject(text.slice(start, end));
    if (end === undefined || !json) continue;
    yield { json, before: text.slice(0, start), after: text.slice(end) };
    start = end - 1;
  }
}

/** The value of a JSON text; undefined where it only looks like JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // It only looked like JSON.
    return undefined;
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
  const json = parseJson(text);
  return isRecord(json) ? json : undefined;
}
