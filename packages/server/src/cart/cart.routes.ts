import type { ApiClient } from '@ofenpost/contract/api.contract';
import { cartContract } from '@ofenpost/contract/cart/cart.contract';
import { createCartUseCases } from '@ofenpost/core/cart/cart.use-cases';
import { EMPTY_CART } from '@ofenpost/core/cart/priced-cart';
import { implement } from '@orpc/server';
import type { Context } from 'hono';
import type { ApiContext } from '../http/api-context.ts';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import { replaceResponse } from '../http/compressed.ts';
import type { Web } from '../http/web.ts';
import { withAppendedText } from '../page-cache/spliced-brotli.ts';
import type { Services } from '../services.ts';
import { hasGuestCookieAlone } from '../session/session-cookie.ts';
import { cartDependencies } from './cart.repository.ts';

const router = implement(cartContract).$context<ApiContext>();

/** The handlers of `cartContract`. */
export function createCartRoutes(services: Services) {
  const cartOf = createCartUseCases(cartDependencies(services));
  return {
    load: router.load.handler(({ context }) => cartOf(context).load()),
    add: router.add.handler(async ({ context, input, errors }) => {
      const result = await cartOf(context).add(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    changeAmount: router.changeAmount.handler(async ({ context, input, errors }) => {
      const result = await cartOf(context).changeAmount(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    removeUnavailable: router.removeUnavailable.handler(({ context }) => cartOf(context).removeUnavailable()),
  };
}

type Parts = {
  readonly web: { readonly load: () => Promise<Pick<Awaited<ReturnType<Web['load']>>, 'hydrateCart'>> };
  readonly clientFor: (context: Context<AppEnvironment>) => { readonly cart: Pick<ApiClient['cart'], 'load'> };
  readonly isPublicPage: (address: string) => Promise<boolean>;
};

/**
 * Most guests who reload a page have a cart and no other data of their own: they get the cached page of all guests,
 * followed by their cart. See decision 0036.
 */
export const pageCartModule =
  ({ web, clientFor, isPublicPage }: Parts): HttpModule =>
  (app) => {
    app.get('*', async (context, next) => {
      const isForGuest = hasGuestCookieAlone(context.req.header('cookie'));
      if (!isForGuest || !(await isPublicPage(context.env.incoming.url ?? ''))) return next();
      context.set('forEverybody', true);
      await next();
      const { status, headers } = context.res;
      // A failure may be answered in plain text.
      if (headers.get('content-type')?.startsWith('text/html') !== true) return undefined;
      // Loaded after the page, which names its storefront version: a change in between is sent as an update, not
      // missed. If the cart cannot be loaded, that has been logged, and the page is sent without it.
      const cart = await clientFor(context)
        .cart.load()
        .catch(() => EMPTY_CART);
      const { hydrateCart } = await web.load();
      const pageCart = Buffer.from(hydrateCart(cart, context.get('nonce')));
      if (pageCart.length === 0) return undefined;
      const page = Buffer.from(await context.res.arrayBuffer());
      const isCompressed = headers.get('content-encoding') === 'br';
      const whole = isCompressed ? withAppendedText(page, pageCart) : Buffer.concat([page, pageCart]);
      headers.delete('content-length');
      if (!isCompressed) context.set('text', whole);
      replaceResponse(context, new Response(whole, { status, headers }));
      return undefined;
    });
  };
