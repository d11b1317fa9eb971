import { expect, onTestFinished, test } from 'vitest';
import { writeSampleSite } from '../testing/index.ts';
import { serveSite } from './serve-site.ts';

test.each([
  [undefined, '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('with the host %s, listens on %s, and answers on localhost', async (host, address) => {
  const { folder, remove } = await writeSampleSite();
  onTestFinished(remove);
  const { server, url, close } = await serveSite({ folder, port: 0, host });
  onTestFinished(close);
  expect(server.address()).toMatchObject({ address });
  expect((await fetch(`${url}/home`)).status).toBe(200);
});
