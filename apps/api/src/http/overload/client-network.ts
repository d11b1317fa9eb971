import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * Whom limits count: an IPv4 address, or the /64 network of an IPv6 address, all of whose addresses
 * one connection has (RFC 6177). Connections that were reset have no address any more, and count together.
 */
export function toClientNetwork(address: string | undefined = ''): string {
  if (!isIPv6(address)) return address;
  const ip = new Address6(address);
  if (ip.isMapped4()) return ip.to4().correctForm();
  return new Address6(`${ip.addressMinusSuffix}/64`).startAddress().correctForm();
}
