import type { WireAnswer } from '../transport.ts';

/** An answer as the server writes one. */
export function answerJson(status: number, body: unknown): WireAnswer {
  return { status, body: JSON.stringify(body) };
}
