import { rm } from 'node:fs/promises';
import { E2E_DATA_FOLDER } from './folders.ts';
import { startStack } from './start-stack.ts';

await rm(E2E_DATA_FOLDER, { recursive: true, force: true });
const stack = await startStack({
  apiPort: 4000,
  sites: { india: 4001, usa: 4002 },
  dataFolder: E2E_DATA_FOLDER,
  writeJobPages: true,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stack.stop().then(() => process.exit(0));
  });
}
