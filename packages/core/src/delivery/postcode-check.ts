import { SWISS_POSTCODE } from '../contact/swiss-postcode.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { OrderLocation } from './order-location.ts';

/** The answer to the question whether the restaurant delivers to a postcode. */
export type PostcodeCheck =
  | { readonly kind: 'notAPostcode' }
  | { readonly kind: 'notServed'; readonly postcode: string }
  | { readonly kind: 'served'; readonly postcode: string; readonly orderLocations: readonly OrderLocation[] };

const COUNTRY = /^ch(?![a-z])[\s\p{Pd}]*/iu;

/**
 * Whether the restaurant delivers to a Swiss postcode as people write it (`8400`, `CH-8400`), and to which active areas
 * there: one postcode can have several. Only four digits, the first not 0, are a postcode.
 */
export function checkPostcode(text: string, orderLocations: readonly OrderLocation[]): PostcodeCheck {
  const postcode = cleanLine(text).replace(COUNTRY, '');
  if (!SWISS_POSTCODE.test(postcode)) return { kind: 'notAPostcode' };
  const served = orderLocations.filter((location) => location.active && location.postcode === postcode);
  return served.length === 0 ? { kind: 'notServed', postcode } : { kind: 'served', postcode, orderLocations: served };
}
