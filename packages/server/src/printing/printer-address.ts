import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Configuration } from '../configuration/configuration.ts';

/** Private networks, where printers are allowed. Source: RFC 1918 and RFC 4193. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** The server itself, where only a simulated printer can be. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** In milliseconds: otherwise a hanging name server would block the printer's job for as long as the system waits. */
const LOOKUP_WITHIN_MS = 3_000;

const isIn = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The address to connect to; null where no printer is allowed: outside of private networks, and in production on the
 * server itself. A name is resolved once, so that it cannot change to another address afterwards.
 */
export async function printerAddress(
  host: string,
  { environment }: Pick<Configuration, 'environment'>,
): Promise<string | null> {
  const found = await Promise.race([lookup(host).catch(() => null), sleep(LOOKUP_WITHIN_MS, null, { ref: false })]);
  if (found === null) return null;
  const isAllowed = isIn(PRIVATE, found.address) || (environment !== 'production' && isIn(LOOPBACK, found.address));
  return isAllowed ? found.address : null;
}
