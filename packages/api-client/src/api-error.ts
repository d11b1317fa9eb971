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
const statusMessages = {
  'not-found': 'Resource not found.',
  unreachable: 'We could not reach our server. Nothing you entered is lost, please try again.',
  cookies: 'This browser keeps no cookies for this site, and we need one to send your entries.',
  413: 'What you sent is too large for our server. Nothing you entered is lost, please try again with a smaller file.',
  415: 'Our server does not accept this kind of file. Nothing you entered is lost, please try again with another one.',
  other: 'Something went wrong on our side. Nothing you entered is lost, please try again.',
} as const;

interface ApiErrorDetails {
  status?: number;
  words?: string | undefined;
  refusedPart?: string | undefined;
  cause?: unknown;
}

/** The one error of every call. Its message is a sentence for the visitor (spec 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** The part of the form that was refused, as the server named it. */
  readonly refusedPart: string | undefined;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    super(chooseMessage(kind, details), { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.refusedPart = details.refusedPart;
  }
}

function chooseMessage(kind: ApiErrorKind, { words, status }: ApiErrorDetails): string {
  if (kind === 'not-found' || kind === 'unreachable' || kind === 'cookies')
    return statusMessages[kind];
  if (words) return words;
  return statusMessages[status === 413 || status === 415 ? status : 'other'];
}
