import { hash } from 'node:crypto';
import type { CartOwner, CartOwnership } from '@ofenpost/core/cart/stored-cart';
import { isLoggedIn } from '@ofenpost/core/role/role';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { expiredGuestCookie, guestCookie, newGuestToken, readGuestToken } from '../session/session-cookie.ts';
import { type MergeDependencies, mergeGuestCart } from './cart.repository.ts';
import { recentCarts } from './recent-carts.ts';

/** The database stores no tokens, so a reader of it cannot take over a cart. */
const guestOwner = (token: string): CartOwner => ({
  kind: 'guest',
  guestHash: hash('sha256', token, 'base64url'),
});

type Request = Pick<ApiContext, 'requestHeaders' | 'responseHeaders' | 'account'>;

/**
 * Merges a guest's cart into the account's after sign-in, and then deletes the cookie. While that fails the cookie
 * stays, so the next request tries again.
 */
export function cartOwnership(
  services: MergeDependencies & Pick<Services, 'configuration'>,
  { requestHeaders, responseHeaders, account }: Request,
): CartOwnership {
  const inProduction = services.configuration.environment === 'production';
  const token = readGuestToken(requestHeaders.get('cookie') ?? '', inProduction);
  let owner: Promise<CartOwner | null> | undefined;

  async function findOwner(): Promise<CartOwner | null> {
    const signedIn = await account();
    if (!isLoggedIn(signedIn) || signedIn.id === null) return token === null ? null : guestOwner(token);
    const owned = { kind: 'account', accountId: signedIn.id } as const;
    if (token === null) return owned;
    const leftOut = await mergeGuestCart(services, guestOwner(token), signedIn.id);
    responseHeaders.append('set-cookie', expiredGuestCookie(inProduction));
    return { ...owned, leftOut };
  }
  const cartOwner = () => (owner ??= findOwner());

  return {
    cartOwner,
    becomeCartOwner: async () => {
      const known = await cartOwner();
      if (known?.kind === 'account') return known;
      const guestToken = token ?? newGuestToken();
      responseHeaders.append('set-cookie', guestCookie(guestToken, inProduction));
      const guest = guestOwner(guestToken);
      if (token === null) recentCarts(services.database).store(guest, null);
      return guest;
    },
  };
}
