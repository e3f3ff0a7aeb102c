import { BlockList, isIP } from 'node:net';

const GROUPS = 8;
/** What one household or phone is given of the new addresses. Source: RIPE-690, section 4.2. */
const NETWORK_GROUPS = 4;

/** The first half of an IPv6 address, as four groups. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const between = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array<string>(between).fill('0'), ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(?:(?<dotted>[\d.]+)|(?<high>[\da-f]{1,4}):(?<low>[\da-f]{1,4}))$/i;

/** An IPv4 address that is written as IPv6 stands for itself. Source: RFC 4291, section 2.5.5.2. */
function unmapped(address: string): string {
  const { dotted, high, low } = MAPPED.exec(address)?.groups ?? {};
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const groups = [high, low].map((group) => Number.parseInt(group, 16));
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}

/** Some proxies add the port. */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>[\d.]+))(?::\d+)?$/;

/** The address that an entry of `X-Forwarded-For` names; null where it names none. */
function forwardedAddress(entry: string): string | null {
  const { ipv6, ipv4 } = WITH_PORT.exec(entry)?.groups ?? {};
  const address = ipv6 ?? ipv4 ?? entry;
  return isIP(address) === 0 ? null : unmapped(address);
}

/** Whether an address is one of the named. */
export type AddressMatcher = (address: string) => boolean;

/** The addresses and CIDR blocks of a list; null where an entry is none. */
export function addressMatcher(entries: readonly string[]): AddressMatcher | null {
  const named = new BlockList();
  for (const entry of entries) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const prefix = Number(bits ?? longest);
    if (version === 0 || prefix > longest) return null;
    named.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => isIP(address) !== 0 && named.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

type Requested = {
  /** The other end of the connection. */
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  /** How many proxies there are at most. */
  readonly trustedProxies: number;
  readonly isProxy: AddressMatcher;
};

/**
 * Whose calls are counted as one: the address that the outermost trusted proxy was asked from, of IPv6 its network. An entry
 * of `X-Forwarded-For` is believed only when a named proxy has written it: anybody can write the header. Source: MDN,
 * "X-Forwarded-For", "Selecting an IP address".
 */
export function clientAddress({ remoteAddress = '', forwardedFor = '', trustedProxies, isProxy }: Requested): string {
  let address = unmapped(remoteAddress);
  const entries = forwardedFor.split(',').toReversed();
  for (const entry of entries.slice(0, trustedProxies)) {
    const asker = isProxy(address) ? forwardedAddress(entry.trim()) : null;
    if (asker === null) break;
    address = asker;
  }
  return isIP(address) === 6 ? networkOf(address) : address;
}
