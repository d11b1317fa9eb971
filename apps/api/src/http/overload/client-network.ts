import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * The unit to which limits apply: an IPv4 address, or the /48 network of an IPv6 address, since one
 * subscriber may have all of it (RFC 6177). Reset connections have no address, and count as one.
 */
export function toClientNetwork(address: string | undefined = ''): string {
  if (!isIPv6(address)) return address;
  const ip = new Address6(address);
  if (ip.isMapped4()) return ip.to4().correctForm();
  return new Address6(`${ip.addressMinusSuffix}/48`).startAddress().correctForm();
}
