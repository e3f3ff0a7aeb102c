import type { Product } from '../catalogue/product.ts';
import type { PlannedMenus } from '../menu/menu-plan.ts';
import type { PizzaOffer } from '../pizza-creator/pizza-offer.ts';

/** What carts are filled and priced from. */
export type Assortment = PlannedMenus & {
  /** Every product that is in the cart or is being added, hidden and switched off ones too. */
  readonly products: readonly Product[];
  /** Null where no own pizzas are offered. */
  readonly pizzaOffer: PizzaOffer | null;
};
