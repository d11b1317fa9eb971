import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { claimPorts } from './check-ports.ts';
import { readRunSettings } from './settings.ts';

const other = createServer();
afterEach(() => void other.close());

test('says in one sentence which port is taken and which setting moves it', async () => {
  other.listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const settings = readRunSettings({ INDIA_PORT: String(port) });
  await expect(claimPorts(settings, ['INDIA_PORT'])).rejects.toThrow(
    `Port ${port}, meant for the site for India, is taken by another program: stop that program, or choose another port with INDIA_PORT=${port + 100}.`,
  );
});
