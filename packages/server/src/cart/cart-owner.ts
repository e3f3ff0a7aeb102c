import { createHash } from 'node:crypto';
import { isLoggedIn } from '@ofenpost/core/session/role';
import type { ApiContext } from '../http/api-context.ts';
import { expiredGuestCookie, guestCookie, newGuestToken, readGuestToken } from '../session/guest-cookie.ts';

/** Whose cart it is. A guest is known by the hash of the token in the cookie. */
export type CartOwner =
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'guest'; readonly guestHash: string };

/** The database keeps no tokens, so whoever reads it cannot take over a cart. */
export const guestOwner = (token: string): CartOwner => ({
  kind: 'guest',
  guestHash: createHash('sha256').update(token).digest('base64url'),
});

const guestTokenOf = ({ requestHeaders }: ApiContext, inProduction: boolean): string | null =>
  readGuestToken(requestHeaders.get('cookie') ?? '', inProduction);

/** Null: a guest who never had a cart. Whoever has signed in is no guest any more, and loses that cookie. */
export async function cartOwnerOf(context: ApiContext, inProduction: boolean): Promise<CartOwner | null> {
  const account = await context.account();
  const token = guestTokenOf(context, inProduction);
  if (isLoggedIn(account) && account.id !== null) {
    if (token !== null) context.responseHeaders.append('set-cookie', expiredGuestCookie(inProduction));
    return { kind: 'account', accountId: account.id };
  }
  return token === null ? null : guestOwner(token);
}

/** Makes a guest known by a cookie, or prolongs the one that is there, so that a cart can be kept. */
export async function becomeCartOwner(context: ApiContext, inProduction: boolean): Promise<CartOwner> {
  const owner = await cartOwnerOf(context, inProduction);
  if (owner?.kind === 'account') return owner;
  const token = guestTokenOf(context, inProduction) ?? newGuestToken();
  context.responseHeaders.append('set-cookie', guestCookie(token, inProduction));
  return guestOwner(token);
}
