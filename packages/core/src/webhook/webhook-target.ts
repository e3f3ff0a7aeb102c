/** The networks of IPv4 that are not public, each with the length of its prefix. Source: IANA's special-purpose registry. */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** An address of IPv4 as a number; null when it is none. */
function ipv4Of(address: string): number | null {
  // A zero before a number would make it an octal one.
  if (!/^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(address)) return null;
  const parts = address.split('.').map(Number);
  return parts.some((part) => part > 255) ? null : parts.reduce((sum, part) => sum * 256 + part, 0);
}

const isIn = (address: number, [network, prefix]: (typeof NOT_PUBLIC)[number]): boolean => {
  const size = 2 ** (32 - prefix);
  return Math.floor(address / size) === Math.floor((ipv4Of(network) ?? 0) / size);
};

/** The first two groups of an address of IPv6, enough to tell its network; null when it is none. */
function firstGroupsOf(address: string): readonly [number, number] | null {
  if (!/^[0-9a-f:.]+$/i.test(address) || !address.includes(':')) return null;
  // Whatever begins with `::` is not global; in a longer head zeros may be left out.
  const [head = ''] = address.split('::');
  const groups = head.split(':').map((group) => Number.parseInt(group === '' ? '0' : group, 16));
  const [first = 0, second = 0] = groups;
  return Number.isNaN(first) || Number.isNaN(second) ? null : [first, second];
}

/**
 * Whether an address belongs to the public internet. Of IPv6 only 2000::/3 does, without what is for documents, Teredo
 * and 6to4, which carry another address inside; so mapped ones, NAT64 and local ones are refused. Source: OWASP,
 * "Server-Side Request Forgery Prevention".
 */
export function isPublicAddress(address: string): boolean {
  const ipv4 = ipv4Of(address);
  if (ipv4 !== null) return !NOT_PUBLIC.some((network) => isIn(ipv4, network));
  const groups = firstGroupsOf(address);
  if (groups === null) return false;
  const [first, second] = groups;
  if (first < 0x20_00 || first > 0x3f_ff || first === 0x20_02) return false;
  return first !== 0x20_01 || (second !== 0 && second !== 0x0d_b8);
}

/**
 * An address with a host and perhaps a port, without a user and without what follows a `#`. The platform's parser is not
 * in reach of this package.
 */
const ADDRESS = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(?:[/?][!"$-~]*)?$/i;

/** Whether a request can be sent there at all. */
export const isTarget = (url: string): boolean => ADDRESS.test(url);

/** Parsers take such a host for an address of IPv4, whatever its form: `127.1`, `0x7f.1`. Source: WHATWG URL, 3.5. */
const ENDS_IN_NUMBER = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i;

/** Whether a webhook may have this address: https on its own port, and no address inside the restaurant's network. */
export function isPublicTarget(url: string): boolean {
  const [, protocol = '', host = '', port = '443'] = ADDRESS.exec(url.toLowerCase()) ?? [];
  if (protocol !== 'https' || port !== '443') return false;
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1));
  if (ENDS_IN_NUMBER.test(host)) return isPublicAddress(host);
  return host !== 'localhost' && !host.endsWith('.localhost');
}
