import { isIP } from 'node:net';

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

type Asked = {
  /** The other end of the connection. */
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly trustedProxies: number;
};

/**
 * Whose calls are counted as one: the address that the outermost trusted proxy was asked from, of IPv6 its network. What
 * stands further left in `X-Forwarded-For` anybody can write. Source: MDN, "X-Forwarded-For", "Selecting an IP address".
 */
export function clientAddress({ remoteAddress = '', forwardedFor = '', trustedProxies }: Asked): string {
  const forwarded = forwardedFor.split(',').map((entry) => entry.trim());
  const named = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies);
  const address = (named !== undefined && isIP(named) !== 0 ? named : remoteAddress).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 6 ? networkOf(address) : address;
}
