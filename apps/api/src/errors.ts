import type { ApplicationFileName } from '@kestrova/api-contract';

interface DomainErrorOptions extends ErrorOptions {
  /** The file of a form that is rejected. */
  part?: ApplicationFileName;
  /** What has failed, outside of the database and the server's own machine. */
  dependency?: 'store' | 'scanner';
}

/**
 * What went wrong for a visitor; `http/errors` gives each kind its status. `message` is public: what the
 * visitor can do, empty if the status says enough. The server's inner workings belong in `cause`.
 */
export class DomainError extends Error {
  readonly part: DomainErrorOptions['part'];
  readonly dependency: DomainErrorOptions['dependency'];

  constructor(message = '', { part, dependency, ...options }: DomainErrorOptions = {}) {
    super(message, options);
    this.name = new.target.name;
    this.part = part;
    this.dependency = dependency;
  }
}

/** What a link leads to is not there. */
export class RecordNotFoundError extends DomainError {}

/** A file breaks a rule. */
export class FileRejectedError extends DomainError {}

/** An Idempotency-Key came with another body before. */
export class ReusedKeyError extends DomainError {}

/** It cannot be done now, and a later attempt may succeed. */
export class UnavailableError extends DomainError {}
