import type { Account } from '@ofenpost/core/account/account';
import type { Cart } from '@ofenpost/core/cart/cart';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import { memoize } from '@ofenpost/core/memoize/memoize';
import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import type { Ports } from '@ofenpost/core/ports';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { startUpActors, startUpMachine } from '@ofenpost/core/session/start-up.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { createActor, toPromise } from 'xstate';
import { logFailure } from './show-error-toast.ts';

/** The restaurant's data for every page, which therefore has no more than all need. Other pages load the rest themselves. */
export type RestaurantProfile = Omit<Restaurant, 'story' | 'team' | 'breadOrigin' | 'alcoholMinAge'> & {
  /** Left out where it is 16, as the law says. */
  readonly alcoholMinAge?: 18;
};

const profileOf = memoize(
  ({ story: _story, team: _team, breadOrigin: _bread, alcoholMinAge, ...profile }: Restaurant): RestaurantProfile => ({
    ...profile,
    ...(alcoholMinAge === 18 && { alcoholMinAge }),
  }),
);

/**
 * The data for every page; loaded once, at server rendering where possible, and again when the server's data have
 * changed.
 */
export type AppData = {
  /** Left out, as the empty cart, for guests: what is public is sent to nobody else, and often. */
  readonly account?: Account;
  readonly cart?: Cart;
  readonly openingHours: OpeningHours;
  readonly delivery: Delivery;
  readonly restaurant: RestaurantProfile;
  readonly now: Instant;
  /** The version of everything that guests are shown: open pages compare it with newer ones. */
  readonly contentVersion: string;
  /** The public origin of the app: absolute addresses begin with it. */
  readonly origin: string;
};

/** Shared, because the server renders a page every few milliseconds. */
const machine = startUpMachine.provide({ actors: startUpActors });

function startUp({ ports, environment, cookiePresent }: RouterContext) {
  const actor = createActor(machine, { input: { environment, cookiePresent, ports } });
  // At server rendering the API has logged the error already.
  if (environment === 'browser') actor.on('startUp.failed', ({ error }) => logFailure(error));
  return toPromise(actor.start());
}

export async function loadAppData(context: RouterContext): Promise<AppData> {
  // The version is loaded first: a change during the other requests is then reported again, not missed.
  const { version: contentVersion } = await context.ports.content.loadVersion();
  const [{ account, cart }, openingHours, delivery, restaurant] = await Promise.all([
    startUp(context),
    context.ports.openingHours.load(),
    context.ports.delivery.load(),
    context.ports.restaurant.load(),
  ]);
  return {
    ...(account.id !== null && { account }),
    ...(cart.productCart.length > 0 && { cart }),
    openingHours,
    delivery,
    restaurant: profileOf(restaurant),
    now: context.ports.clock.now(),
    contentVersion,
    origin: context.origin,
  };
}

/** What loaders may use. Components never see it. */
export type RouterContext = {
  readonly ports: Ports;
  readonly environment: 'browser' | 'server';
  readonly cookiePresent: boolean;
  /** `https://example.ch`, without a trailing slash. */
  readonly origin: string;
  /** `ReportingTargets` as JSON; undefined turns reporting off. */
  readonly reporting: string | undefined;
  /** Whether the browser is to register a service worker. */
  readonly serviceWorker: boolean;
};
