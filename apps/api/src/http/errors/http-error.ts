import type { ApplicationFileName } from '@kestrova/api-contract';

const statusMessages: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Please check what you entered and send it again.',
  403: 'This page has been open for too long. Please reload it and send the form again.',
  404: 'Resource not found.',
  408: 'The request took too long to arrive. Please check your connection and send it again.',
  413: 'What was sent is too large. Please shorten it and send it again.',
  415: 'What was sent has a format that we cannot read. Please reload the page and send it again.',
  429: 'Too many requests came from your network. Please wait a minute and send it again.',
  431: 'The headers of the request are too large. Please delete the cookies of this site and try again.',
  500: 'Something went wrong on our side. Nothing you entered is lost; please try again in a moment.',
  503: 'We cannot save anything at the moment. Nothing you entered is lost; please try again in a minute.',
  507: 'We have no room for files at the moment. Nothing you entered is lost; please try again later.',
};

/** The public message of a status, or of its class if the status has no message. */
export function statusMessage(statusCode: number): string {
  return statusMessages[statusCode] ?? statusMessages[statusCode < 500 ? 400 : 500] ?? '';
}

/**
 * An error with its HTTP status. `message` is public: for 4xx it says what the visitor can do; for
 * 5xx it has no internal details, which belong in `cause`.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  /** The form part that is rejected, for the header `Refused-Part`. */
  readonly part: ApplicationFileName | undefined;

  constructor(
    statusCode: number,
    message = statusMessage(statusCode),
    { part, ...options }: ErrorOptions & { part?: ApplicationFileName } = {},
  ) {
    super(message, options);
    this.statusCode = statusCode;
    this.part = part;
  }
}
