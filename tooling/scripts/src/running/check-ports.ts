import { once } from 'node:events';
import { createServer } from 'node:net';
import { programs, SettingError, type PortSetting, type RunSettings } from './settings.ts';

/** How far away the port lies that we propose in place of a taken one. */
const NEXT_TRY = 100;

/**
 * Makes sure that every port can be had.
 * @throws SettingError that says in one sentence which one cannot, and what to do.
 */
export async function claimPorts(
  { ports }: RunSettings,
  wanted: readonly PortSetting[],
): Promise<void> {
  for (const setting of wanted) {
    const port = ports[setting];
    const problem = await tryPort(port);
    if (!problem) continue;
    const reason = problem === 'EADDRINUSE' ? 'is taken by another program' : `fails: ${problem}`;
    throw new SettingError(
      `Port ${port}, meant for the ${programs[setting].name}, ${reason}: stop that program, or choose another port with ${setting}=${port + NEXT_TRY}.`,
    );
  }
}

async function tryPort(port: number): Promise<string | undefined> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
  server.close();
  await once(server, 'close');
  return undefined;
}
