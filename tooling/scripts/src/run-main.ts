/** Ends a command; the message says what to do, so no stack trace is shown. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command of the repository; the process fails where it throws. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
