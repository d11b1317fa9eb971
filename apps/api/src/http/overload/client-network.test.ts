import { expect, test } from 'vitest';
import { toClientNetwork } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:5:1::7', '2001:db8:5::'],
  ['2001:DB8:5:ffff:ffff::9', '2001:db8:5::'],
  ['fe80::1%eth0', 'fe80::'],
])('maps %s to the network %s', (address, network) => {
  expect(toClientNetwork(address)).toBe(network);
});
