/**
 * Why a call brought no answer: `not-found` 404, `refused` other 4xx, `fault` 5xx, `unreachable`
 * network or silence, `unreadable` an answer that the contract does not know, `cookies` a browser
 * that keeps no cookie, so that nothing was sent.
 */
export type ApiErrorKind =
  | 'not-found'
  | 'refused'
  | 'fault'
  | 'unreachable'
  | 'unreadable'
  | 'cookies';

/** What visitors read where the server had no words of its own. */
const plainWords = {
  'not-found': 'Resource not found.',
  unreachable: 'We could not reach our server. Nothing you entered is lost, please try again.',
  cookies: 'This browser keeps no cookies for this site, and we need one to send your entries.',
  other: 'Something went wrong on our side. Nothing you entered is lost, please try again.',
} as const;

/** The one error of every call. Its message is a sentence for the visitor (spec 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;

  constructor(
    kind: ApiErrorKind,
    details: { status?: number; words?: string | undefined; cause?: unknown } = {},
  ) {
    super(chooseMessage(kind, details.words), { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
  }
}

function chooseMessage(kind: ApiErrorKind, words: string | undefined): string {
  if (kind === 'not-found' || kind === 'unreachable' || kind === 'cookies') return plainWords[kind];
  return words || plainWords.other;
}
