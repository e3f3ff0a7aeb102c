import { BlockList, isIP } from 'node:net';

const GROUPS = 8;
/** The prefix of one household or phone, in bits. Source: RIPE-690, section 4.2. */
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

/** An IPv4-mapped IPv6 address is treated as the IPv4 address. Source: RFC 4291, section 2.5.5.2. */
function unmapped(address: string): string {
  const { dotted, high, low } = MAPPED.exec(address)?.groups ?? {};
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const groups = [high, low].map((group) => Number.parseInt(group, 16));
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}

/** Some proxies add the port. */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>[\d.]+))(?::\d+)?$/;

/** The address in an entry of `X-Forwarded-For`; null if it is not one. */
function forwardedAddress(entry: string): string | null {
  const { ipv6, ipv4 } = WITH_PORT.exec(entry)?.groups ?? {};
  const address = ipv6 ?? ipv4 ?? entry;
  return isIP(address) === 0 ? null : unmapped(address);
}

/** Whether an address is in the list. */
export type AddressMatcher = (address: string) => boolean;

/** The addresses and CIDR blocks of a list; null if an entry is invalid. */
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
  /** The address at the other end of the connection. */
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  /** The maximum number of proxies. */
  readonly trustedProxies: number;
  readonly isProxy: AddressMatcher;
};

/**
 * The address whose calls are counted together: the client of the outermost trusted proxy, for IPv6 its network. An
 * entry of `X-Forwarded-For` is trusted only when a known proxy has written it, since anybody can send the header.
 * Source: MDN, "X-Forwarded-For", "Selecting an IP address".
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
