import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkPorts } from './check-ports.ts';
import { readSettings } from './settings.ts';

const other = createServer();
afterEach(() => void other.close());

test('says in one sentence which port is taken and which setting moves it', async () => {
  other.listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { sites } = readSettings({ INDIA_PORT: String(port) });
  await expect(checkPorts(sites)).rejects.toThrow(
    new RegExp(`^Port ${port}, meant for the India site, .*EADDRINUSE.* INDIA_PORT=\\d+\\.$`),
  );
});
