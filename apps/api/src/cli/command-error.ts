/** The operator can do something about it; `message` says what, and no stack is shown. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
