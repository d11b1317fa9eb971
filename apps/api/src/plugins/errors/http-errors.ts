import type { ApplicationFileName } from '@kestrova/api-contract';

/** The visitor's request cannot be accepted (4xx); `message` says what the visitor can do. */
export class ClientError extends Error {
  override name = 'ClientError';
  readonly statusCode: number;
  /** The part of an application's form that is refused, for the header `Refused-Part`. */
  readonly part: ApplicationFileName | undefined;

  constructor(statusCode: number, message: string, part?: ApplicationFileName) {
    super(message);
    this.statusCode = statusCode;
    this.part = part;
  }
}

/** The server cannot do its part now (5xx); `message` says so without its inner workings. */
export class ServerError extends Error {
  override name = 'ServerError';
  readonly statusCode: number;

  constructor(statusCode: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.statusCode = statusCode;
  }
}
