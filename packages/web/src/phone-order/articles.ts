import type { Assortment } from '@ofenpost/core/cart/assortment';
import type { Product } from '@ofenpost/core/catalogue/product';
import { productAvailability } from '@ofenpost/core/catalogue/product-availability';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import type { Menu } from '@ofenpost/core/menu/menu';
import { menusOrderableAt } from '@ofenpost/core/menu/menu-availability';
import { FULFILMENT_LABELS, fulfilment } from '@ofenpost/core/money/fulfilment';
import { paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import type { Findable } from '@ofenpost/core/phone-order/read-numbers';
import type { PizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';

/** A search result: something to order, or a command. */
export type Article = Findable & { readonly id: string } & (
    | { readonly kind: 'product'; readonly product: Product; readonly unavailable: string | null }
    | { readonly kind: 'menu'; readonly menu: Menu }
    | { readonly kind: 'pizza'; readonly offer: PizzaOffer }
    | { readonly kind: 'setting'; readonly change: Partial<Pick<PhoneOrderDraft, 'fulfilment' | 'paymentMethod'>> }
    | { readonly kind: 'repeat' }
  );

const SETTINGS: readonly Article[] = [
  ...fulfilment.options.map((way) => ({
    id: way,
    name: FULFILMENT_LABELS[way],
    choices: [],
    kind: 'setting' as const,
    change: { fulfilment: way },
  })),
  ...paymentMethod.options.map((method) => ({
    id: method,
    name: `${PAYMENT_METHOD_LABELS[method]} zahlen`,
    choices: [],
    kind: 'setting' as const,
    change: { paymentMethod: method },
  })),
];

/** Returns everything that can be found, articles before commands. `at` is the time of serving. */
export function articlesOf(assortment: Assortment, at: Serving, canRepeat: boolean): readonly Article[] {
  const { products, pizzaOffer } = assortment;
  return [
    ...products.map((product): Article => {
      const availability = productAvailability(product, at);
      const unavailable = availability.available ? null : availability.explanation;
      return {
        id: product.id,
        name: product.name,
        choices: product.optionGroups,
        kind: 'product',
        product,
        unavailable,
      };
    }),
    ...menusOrderableAt(assortment, at.arrives).map((menu): Article => ({
      id: menu.id,
      name: menu.name,
      choices: [],
      kind: 'menu',
      menu,
    })),
    ...(pizzaOffer === null
      ? []
      : [
          {
            id: 'pizza',
            name: 'Eigene Pizza zusammenstellen',
            choices: [{ options: pizzaOffer.sizes }],
            kind: 'pizza',
            offer: pizzaOffer,
          } as const,
        ]),
    ...(canRepeat ? [{ id: 'repeat', name: 'Wie letztes Mal', choices: [], kind: 'repeat' } as const] : []),
    ...SETTINGS,
  ];
}
