import type { Assortment } from '@ofenpost/core/cart/assortment';
import type { OvenLoad } from '@ofenpost/core/delivery/oven-load';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { VatRateEntry } from '@ofenpost/core/money/vat-rate';
import type { Ports } from '@ofenpost/core/ports';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { logFailure } from '../app/log-failure.ts';

/** What can be ordered, and what the oven has to take already. */
export type CaptureAssortment = {
  readonly assortment: Assortment;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
};

async function load({ catalogue, pizzaCreator, menu, delivery, restaurant, clock }: Ports): Promise<CaptureAssortment> {
  const [{ productGroups }, pizzaOffer, { menus, weekMenuEntries }, ovenLoad, vatRates] = await Promise.all([
    catalogue.load(),
    // Where no own pizzas are offered there are none to take.
    pizzaCreator.load().catch(() => null),
    menu.load({ monday: mondayOf(toLocalDate(clock.now())) }),
    delivery.loadOvenLoad(),
    restaurant.loadVatRates(),
  ]);
  const products = productGroups.flatMap((group) => group.products);
  return { assortment: { products, pizzaOffer, menus, weekMenuEntries }, ovenLoad, vatRates };
}

/** What the screen prices by; `reload` fetches it anew while the old one stays. */
export function useCaptureAssortment() {
  const { ports } = useApp();
  const [loaded, setLoaded] = useState<CaptureAssortment | null>(null);
  const [isFailed, setFailed] = useState(false);
  const reload = useCallback(() => {
    load(ports).then(
      (news) => {
        setLoaded(news);
        setFailed(false);
      },
      (error: unknown) => {
        logFailure(error);
        setFailed(true);
      },
    );
  }, [ports]);
  useEffect(reload, [reload]);
  return { loaded, isFailed, reload };
}
