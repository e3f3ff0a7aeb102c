import { pizzaOfSearch, pizzaSearch } from '@ofenpost/core/pizza-creator/pizza-url';
import { plainCreation } from '@ofenpost/core/pizza/change-creation';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { type ResolvedCreation, resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import { paths } from '../app/paths.ts';
import type { LinkedPage } from '../seo/public-pages.ts';
import { pizzaText } from './creation-text.ts';

/** More toppings would not fit into the preview of a link. */
const NAMED_MAX = 3;

function creationTitle({ toppings }: ResolvedCreation): string {
  const names = [...new Set(toppings.map(({ topping }) => topping.name))];
  if (names.length === 0) return 'Fladen ohne Belag';
  const named = names.length > NAMED_MAX ? [...names.slice(0, NAMED_MAX), 'mehr'] : names;
  return `Fladen mit ${new Intl.ListFormat('de-CH').format(named)}`;
}

/** The own pizza that a shared address names; undefined where it names none, but only the creator. */
export function sharedCreation(offer: PizzaOffer, search: string): LinkedPage | undefined {
  const { creation } = pizzaOfSearch(offer, search);
  const resolved = resolveCreation(offer, creation);
  const normal = pizzaSearch(offer, creation);
  if (!resolved.ok || normal === pizzaSearch(offer, plainCreation(offer))) return undefined;
  return {
    path: `${paths.pizzaCreator}?${normal}`,
    title: creationTitle(resolved.value),
    picture: `creation/${normal}`,
    description: pizzaText(resolved.value),
    // There are as many as there are possible pizzas.
    canonical: paths.pizzaCreator,
  };
}
