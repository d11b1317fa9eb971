import type { ApplicationFileName } from '@kestrova/api-contract';

interface DomainErrorOptions extends ErrorOptions {
  /** The file of a form that is rejected. */
  part?: ApplicationFileName;
  /** The external service that failed, other than the database. */
  dependency?: 'store' | 'scanner';
}

/**
 * An error that concerns a visitor; `http/errors` maps each class to a status. `message` is public:
 * what the visitor can do, or empty if the status is enough. Put internal details into `cause`.
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

/** The target of a link does not exist. */
export class RecordNotFoundError extends DomainError {}

/** A file breaks a rule. */
export class FileRejectedError extends DomainError {}

/** An Idempotency-Key was used before with another body. */
export class ReusedKeyError extends DomainError {}

/** Somebody else has changed the record since its author read it. */
export class OutdatedError extends DomainError {}

/** The operation failed now; a retry may succeed. */
export class UnavailableError extends DomainError {}

/** An error that the operator can fix; `message` says how, and no stack is shown. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
