/**
 * Why a call failed: `not-found` 404, `client-error` other 4xx, `server-error` 5xx, `unreachable`
 * network error or timeout, `unreadable` a response that breaks the contract, `cookies` a browser
 * that keeps no cookie, so that nothing was sent, `aborted` a visitor who left the page.
 */
export type ApiErrorKind =
  | 'not-found'
  | 'client-error'
  | 'server-error'
  | 'unreachable'
  | 'unreadable'
  | 'cookies'
  | 'aborted';

/** Shown if the server sent no message, or one that is not for visitors. */
const messages = {
  'not-found': 'Resource not found.',
  unreachable: 'We could not reach our server. Nothing you entered is lost, please try again.',
  cookies: 'This browser keeps no cookies for this site, and we need one to send your entries.',
  413: 'What you sent is too large for our server. Nothing you entered is lost, please make it smaller and try again.',
  415: 'Our server could not read what you sent. Nothing you entered is lost, please try again. If you chose a file, choose another one.',
  other: 'Something went wrong on our side. Nothing you entered is lost, please try again.',
} as const;

interface ApiErrorDetails {
  status?: number | undefined;
  message?: string | undefined;
  refusedPart?: string | undefined;
  cause?: unknown;
}

/** The error of every failed call. Its message is a sentence for the visitor (spec 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly refusedPart: string | undefined;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    super(chooseMessage(kind, details), { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.refusedPart = details.refusedPart;
  }
}

function chooseMessage(kind: ApiErrorKind, { message, status }: ApiErrorDetails): string {
  if (kind === 'not-found' || kind === 'unreachable' || kind === 'cookies') return messages[kind];
  if (message) return message;
  return messages[status === 413 || status === 415 ? status : 'other'];
}
