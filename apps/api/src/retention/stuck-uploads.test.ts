import { expect, test } from 'vitest';
import { createClocks, listNames, sendApplications, storeOrphan } from '../testing/orphans.ts';
import { startTestServer } from '../testing/running-server.ts';
import { createOrphanDeletion } from './delete-orphaned-uploads.ts';

const day = 24 * 3_600_000;

test('goes on past a file that cannot be moved or deleted, and names it', async () => {
  const server = await startTestServer('sqlite');
  const { store } = server.services;
  await sendApplications(server, 5);
  const [stuck, moved] = (await Promise.all([storeOrphan(server), storeOrphan(server)])).toSorted();
  const failFor = (name: string, act: (name: string) => Promise<boolean>) =>
    name === stuck ? Promise.reject(new Error('it is held by a lock')) : act(name);
  const quarantine = {
    ...store.quarantine,
    add: (name: string) => failFor(name, (other) => store.quarantine.add(other)),
    async remove(name: string) {
      await failFor(name, async (other) => {
        await store.quarantine.remove(other);
        return true;
      });
    },
  };
  const services = { ...server.services, store: { ...store, quarantine } };
  const clocks = createClocks();
  const deleteOrphans = createOrphanDeletion(services, 0, clocks);
  clocks.pass(1);
  const failures = [`${stuck}: it is held by a lock`];
  expect(await deleteOrphans()).toMatchObject({ orphans: 2, moved: 1, failures });
  expect(await listNames(store.quarantine.list())).toEqual([moved]);
  await store.quarantine.add(stuck ?? '');
  clocks.pass(31 * day);
  await deleteOrphans();
  clocks.pass(day);
  expect(await deleteOrphans()).toMatchObject({ deleted: 1, failures });
  expect(await listNames(store.quarantine.list())).toEqual([stuck]);
  await server.stop();
});
