import type { Account } from '@ofenpost/core/account/account';
import type { Cart } from '@ofenpost/core/cart/cart';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import { memoize } from '@ofenpost/core/memoize/memoize';
import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { startUpActors } from '@ofenpost/core/session/start-up.actors';
import { startUpMachine } from '@ofenpost/core/session/start-up.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { createActor, toPromise } from 'xstate';
import { logFailure } from './log-failure.ts';
import type { RouterContext } from './router.tsx';

/** What every page says about the restaurant. Its story and its team are loaded where they are told. */
export type RestaurantProfile = Omit<Restaurant, 'story' | 'team'>;

const profileOf = memoize(({ story: _story, team: _team, ...profile }: Restaurant): RestaurantProfile => profile);

/** What every page needs; loaded once, at server rendering where possible, and anew when the server judges by something else. */
export type AppData = {
  readonly account: Account;
  readonly cart: Cart;
  readonly openingHours: OpeningHours;
  readonly delivery: Delivery;
  readonly restaurant: RestaurantProfile;
  readonly now: Instant;
  /** Of all that guests are shown: open pages learn when there is another one. */
  readonly contentVersion: string;
  /** Under which people reach the app: addresses of pages that others are told begin with it. */
  readonly origin: string;
};

/** Built once, also where a page is rendered every few milliseconds. */
const machine = startUpMachine.provide({ actors: startUpActors });

function startUp({ ports, environment, cookiePresent }: RouterContext) {
  const actor = createActor(machine, { input: { environment, cookiePresent, ports } });
  // At server rendering the API has logged it already.
  if (environment === 'browser') actor.on('startUp.failed', ({ error }) => logFailure(error));
  return toPromise(actor.start());
}

export async function loadAppData(context: RouterContext): Promise<AppData> {
  // Before the rest: what changes meanwhile is told again, not missed.
  const { version: contentVersion } = await context.ports.content.loadVersion();
  const [{ account, cart }, openingHours, delivery, restaurant] = await Promise.all([
    startUp(context),
    context.ports.openingHours.load(),
    context.ports.delivery.load(),
    context.ports.restaurant.load(),
  ]);
  return {
    account,
    cart,
    openingHours,
    delivery,
    restaurant: profileOf(restaurant),
    now: context.ports.clock.now(),
    contentVersion,
    origin: context.origin,
  };
}
