import type { Assortment } from '@ofenpost/core/cart/stored-cart';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { OvenLoad } from '@ofenpost/core/delivery/delivery-time';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import { createPhoneOrderActors, phoneOrderMachine } from '@ofenpost/core/phone-order/phone-order.machine';
import type { Ports } from '@ofenpost/core/ports';
import type { PromotionTerms } from '@ofenpost/core/promotion/promotion-terms';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';
import { useActorRef } from '@xstate/react';
import { useEffect, useState, useCallback } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast, logFailure } from '../app/show-error-toast.ts';

/** Runs the phone order form; toasts report failed requests. */
export function usePhoneOrder() {
  const { ports, actors } = useApp();
  const [machine] = useState(() => phoneOrderMachine.provide({ actors: createPhoneOrderActors(ports) }));
  const actor = useActorRef(machine);
  useEffect(() => {
    const failed = actor.on('phoneOrder.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}

export type PhoneOrderActor = ReturnType<typeof usePhoneOrder>;

/** What can be ordered, and the data for the estimate: areas, pause and rush, and the oven's reservations. */
export type PhoneOrderAssortment = {
  readonly assortment: Assortment;
  readonly delivery: Delivery;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
  readonly happyHours: readonly PromotionTerms[];
};

type Times = Pick<PhoneOrderAssortment, 'delivery' | 'ovenLoad' | 'happyHours'>;

async function loadTimes({ delivery: port, promotion }: Ports): Promise<Times> {
  const [delivery, ovenLoad, happyHours] = await Promise.all([
    port.load(),
    port.loadOvenLoad(),
    promotion.load().catch(() => []),
  ]);
  return { delivery, ovenLoad, happyHours };
}

async function load(ports: Ports): Promise<PhoneOrderAssortment> {
  const { catalogue, pizzaCreator, menu, restaurant, clock } = ports;
  const [{ productGroups }, pizzaOffer, { menus, weekMenuEntries }, times, vatRates] = await Promise.all([
    catalogue.load(),
    // A shop that offers no own pizzas answers with an error.
    pizzaCreator.load().catch(() => null),
    menu.load({ monday: mondayOf(toLocalDate(clock.now())) }),
    loadTimes(ports),
    restaurant.loadVatRates(),
  ]);
  const products = productGroups.flatMap((group) => group.products);
  return { assortment: { products, pizzaOffer, menus, weekMenuEntries }, ...times, vatRates };
}

/** The interval in which the data for the estimate are reloaded. */
const TIMES_SECONDS = 10;

/**
 * Loads the data for prices and times; `reload` fetches them again while the old ones stay. The data for times are also
 * refreshed regularly.
 */
export function usePhoneOrderAssortment() {
  const { ports } = useApp();
  const [loaded, setLoaded] = useState<PhoneOrderAssortment | null>(null);
  const [isFailed, setFailed] = useState(false);
  const reload = useCallback(() => {
    load(ports).then(
      (changes) => {
        setLoaded(changes);
        setFailed(false);
      },
      (error: unknown) => {
        logFailure(error);
        setFailed(true);
      },
    );
  }, [ports]);
  useEffect(reload, [reload]);
  useEffect(() => {
    // Other orders reserve the oven meanwhile, and staff may pause deliveries. A failed request is repeated at the next
    // interval.
    const refreshTimes = () => {
      if (document.hidden) return;
      loadTimes(ports).then((times) => setLoaded((known) => known && { ...known, ...times }), logFailure);
    };
    const timer = setInterval(refreshTimes, TIMES_SECONDS * 1000);
    document.addEventListener('visibilitychange', refreshTimes);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshTimes);
    };
  }, [ports]);
  return { loaded, isFailed, reload };
}
