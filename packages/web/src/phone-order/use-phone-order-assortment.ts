import type { Assortment } from '@ofenpost/core/cart/assortment';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { OvenLoad } from '@ofenpost/core/delivery/oven-load';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { VatRateEntry } from '@ofenpost/core/money/vat-rate';
import type { Ports } from '@ofenpost/core/ports';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { logFailure } from '../app/log-failure.ts';

/** What can be ordered, and what decides when it arrives: areas, pauses and rush, and what the oven has to take already. */
export type PhoneOrderAssortment = {
  readonly assortment: Assortment;
  readonly delivery: Delivery;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
};

async function loadTimes({ delivery: port }: Ports): Promise<Pick<PhoneOrderAssortment, 'delivery' | 'ovenLoad'>> {
  const [delivery, ovenLoad] = await Promise.all([port.load(), port.loadOvenLoad()]);
  return { delivery, ovenLoad };
}

async function load(ports: Ports): Promise<PhoneOrderAssortment> {
  const { catalogue, pizzaCreator, menu, restaurant, clock } = ports;
  const [{ productGroups }, pizzaOffer, { menus, weekMenuEntries }, times, vatRates] = await Promise.all([
    catalogue.load(),
    // Where no own pizzas are offered there are none to take.
    pizzaCreator.load().catch(() => null),
    menu.load({ monday: mondayOf(toLocalDate(clock.now())) }),
    loadTimes(ports),
    restaurant.loadVatRates(),
  ]);
  const products = productGroups.flatMap((group) => group.products);
  return { assortment: { products, pizzaOffer, menus, weekMenuEntries }, ...times, vatRates };
}

/** So often what decides the time that is read out is looked at anew. */
const TIMES_SECONDS = 10;

/** What the screen prices by; `reload` fetches it anew while the old one stays. What decides the times is refreshed by itself. */
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
    // Other orders reserve the oven meanwhile, and others pause the delivery. What fails is asked for again at the next turn.
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
