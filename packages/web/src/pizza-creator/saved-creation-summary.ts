import type { Serving } from '@ofenpost/core/catalogue/serving';
import { formatMoney } from '@ofenpost/core/money/format-money';
import type { PizzaCreation } from '@ofenpost/core/pizza-creator/pizza-creation';
import type { PizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import { priceOfPizza } from '@ofenpost/core/pizza-creator/pizza-price';
import { resolveCreation } from '@ofenpost/core/pizza-creator/resolve-creation';
import { blockerOf } from './blocker.ts';

/** Describes a saved pizza: its price today, and which ingredients are unavailable or no longer offered. */
export function savedCreationFact(offer: PizzaOffer, creation: PizzaCreation, at: Serving): string {
  const pizza = resolveCreation(offer, creation);
  if (!pizza.ok) return 'Gibt es nicht mehr ganz so. Hol sie, dann siehst du, was noch geht.';
  const price = formatMoney(priceOfPizza(offer, pizza.value).total);
  const blocker = blockerOf(offer, pizza.value, at);
  return blocker === null ? price : `${price}. ${blocker}`;
}
