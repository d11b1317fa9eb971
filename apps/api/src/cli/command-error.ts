/** The operator can do something about it; `message` says what, and no stack is shown. */
export class CommandError extends Error {
  override name = 'CommandError';
}
