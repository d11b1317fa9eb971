import { setTimeout as pause } from 'node:timers/promises';
import { after, apiFolder, until } from '@kestrova/api/testing';
import type { Stack } from './stack.ts';

/** What is done to the stack while visitors come and go. */
type Act = () => Promise<void>;

/** Milliseconds that a part stays away. */
const downTime = 3000;

/** Visitors notice nothing during these. */
export function listCalmActs(stack: Stack): Readonly<Record<string, Act>> {
  const { nginx, mail } = stack;
  return {
    'nginx: reload': () => nginx.reload(),
    'mail: stopped': () => withoutPart(mail.stop, mail.start),
    release: () => release(stack, stack.nextVersion),
    'rollback, on the newer schema': () => release(stack, apiFolder),
  };
}

/** Visitors may have to retry during these, but none may fail. */
export function listRoughActs(stack: Stack): Readonly<Record<string, Act>> {
  const { instances, nginx, database, disturbBucket } = stack;
  const [first, second] = instances;
  const repair = () => disturbBucket({});
  return {
    'API A: kill -9': () => withoutPart(first.kill, first.start),
    'API B: kill -9': () => withoutPart(second.kill, second.start),
    // Skips a step of docs/operations/deployment.md: nginx still sends requests to the stopping instance.
    async 'restart without taking out'() {
      await first.stop();
      await first.start();
    },
    'nginx: kill -9': () => withoutPart(nginx.kill, nginx.start),
    'bucket: reset': () =>
      withoutPart(() => disturbBucket({ fromClient: after(0, 'reset') }), repair),
    'bucket: frozen': () =>
      withoutPart(() => disturbBucket({ fromClient: after(1, 'freeze') }), repair),
    'PostgreSQL: kill -9': () => withoutPart(database.kill, database.start),
    'PostgreSQL: frozen': () => withoutPart(database.freeze, database.thaw),
  };
}

async function withoutPart(
  begin: (this: void) => Promise<void> | void,
  end: (this: void) => Promise<void> | void,
): Promise<void> {
  await begin();
  await pause(downTime);
  await end();
}

/** Releases another version, one instance after the other, as in docs/operations/deployment.md. */
async function release({ instances, takeOut }: Stack, version: string): Promise<void> {
  for (const instance of instances) {
    await takeOut(instance.port);
    await instance.stop();
    await instance.start(version);
    await takeOut();
  }
}

/** Waits until all instances are ready again. */
export async function waitForReady({ instances }: Stack): Promise<void> {
  for (const { isReady } of instances) await until(isReady, 60_000);
}
