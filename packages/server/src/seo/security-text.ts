import type { Instant } from '@ofenpost/core/time/instant';

const DAY_MS = 24 * 60 * 60 * 1000;
/** In days: less than a year is recommended. Source: RFC 9116, section 2.5.5. */
const VALID_DAYS = 180;

type Options = { readonly origin: string; readonly email: string; readonly now: Instant };

/**
 * `/.well-known/security.txt`: the contact for reports of a vulnerability in this restaurant's shop. Source: RFC 9116.
 */
export const securityText = ({ origin, email, now }: Options): string =>
  [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(Date.parse(now) + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
