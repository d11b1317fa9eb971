import { DATA_FOLDER } from './regions.ts';
import { startStack } from './start-stack.ts';

/* Runs the sites and the API that the journeys share, until it is stopped. */

const stack = await startStack(DATA_FOLDER);
console.log(`The proxy of the journeys listens on port ${new URL(stack.proxyUrl).port}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stack[Symbol.asyncDispose]().finally(() => process.exit()));
}
