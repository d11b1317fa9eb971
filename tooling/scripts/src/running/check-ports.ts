import { once } from 'node:events';
import { createServer } from 'node:net';
import { SettingError, type Listener } from './settings.ts';

/**
 * Checks that every port is free.
 * @throws SettingError that says which one is not, and what to do.
 */
export async function checkPorts(listeners: readonly Listener[]): Promise<void> {
  for (const { name, setting, port } of listeners) {
    const server = createServer().listen(port);
    try {
      await once(server, 'listening');
    } catch (error) {
      throw new SettingError(
        `Port ${port}, meant for the ${name}, cannot be used (${String(error)}). Stop the program that uses it, or choose another port with ${setting}=${port + 100}.`,
        { cause: error },
      );
    }
    server.close();
    await once(server, 'close');
  }
}
