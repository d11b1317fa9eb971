import type { WireAnswer } from '../transport.ts';

/** An answer as the server writes one. */
export function answerJson(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): WireAnswer {
  return { status, body: JSON.stringify(body), headers: new Headers(headers) };
}
