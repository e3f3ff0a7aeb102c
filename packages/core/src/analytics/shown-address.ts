/**
 * An address as others may learn it: without what stands behind the question mark or the hash. There an order carries the
 * key to it, and a form what somebody typed.
 */
export const shownAddress = (address: string): string => address.replace(/[?#].*$/s, '');
