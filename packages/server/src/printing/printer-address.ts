import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Configuration } from '../configuration/configuration.ts';

/** Where printers stand. Source: RFC 1918 and RFC 4193. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** The server itself, where a printer can only be a stand-in. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** A name server that hangs would otherwise hold the printer's line for as long as the system waits for it. */
const LOOKUP_WITHIN_MS = 3_000;

const isIn = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The address to connect to; null where no printer may stand: outside of a private network, and in production on the
 * server itself. A name is looked up once, so that it cannot mean another address a moment later.
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
