import { cart as cartSchema } from '@ofenpost/core/cart/cart';
import { itemPrice } from '@ofenpost/core/cart/item-price';
import { plainCreation } from '@ofenpost/core/pizza/change-creation';
import type { PizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import { normalizeCreation } from '@ofenpost/core/pizza/pizza-halves';
import { pizzaPrice } from '@ofenpost/core/pizza/pizza-price';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { type OpenShop, plainProduct, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

/** A pizza with a topping on the left half, one on the right and one on both. */
async function halvedPizza({ pizzaCreator }: Ports): Promise<PizzaCreation> {
  const offer = await pizzaCreator.load();
  const [left, right, both] = offer.toppings.filter((part) => part.available && part.soldOutUntil === null);
  const toppings = [
    { toppingId: both?.id ?? '', place: 'right' },
    { toppingId: left?.id ?? '', place: 'left' },
    { toppingId: right?.id ?? '', place: 'right' },
    { toppingId: both?.id ?? '', place: 'left' },
  ] as const;
  return { ...plainCreation(offer), toppings: [...toppings] };
}

/** How the cart and the checkout port treat own pizzas. */
export function describePizzaOrder(name: string, openShop: OpenShop): void {
  describeWithShop('cart, with own pizzas,', name, openShop, (shop) => {
    it('keeps a pizza with halves and prices it by the offer', async () => {
      const ports = await shop().guest();
      const creation = await halvedPizza(ports);
      const offer = await ports.pizzaCreator.load();
      const price = pizzaPrice(offer, creation);
      const added = await ports.cart.add({ creation, amount: 2 });
      expect(added).toMatchObject({
        ok: true,
        value: {
          productCart: [
            {
              products: { id: offer.baseProduct.id, name: offer.baseProduct.name, available: true },
              amount: 2,
              creation: normalizeCreation(creation),
            },
          ],
        },
      });
      const loaded = await ports.cart.load();
      expect(added).toEqual({ ok: true, value: loaded });
      expect(cartSchema.parse(loaded)).toEqual(loaded);
      const [item] = loaded.productCart;
      expect(item?.unitPrice).toBe(price.ok ? price.value.total : null);
      expect(itemPrice(item?.products.price ?? 0, item?.productCartOptions ?? [])).toBe(item?.unitPrice);
      expect(loaded.totalCost).toBe(2 * (item?.unitPrice ?? 0));
    });

    it('adds up the same pizza beside a product, changes its amount and removes it', async () => {
      const ports = await shop().guest();
      const creation = await halvedPizza(ports);
      await ports.cart.add({ productId: (await plainProduct(ports)).id, optionIds: [], amount: 1 });
      await ports.cart.add({ creation, amount: 1 });
      await ports.cart.add({ creation: normalizeCreation(creation), amount: 2 });
      const { productCart } = await ports.cart.load();
      expect(productCart.map((item) => [item.amount, item.creation === null])).toEqual([
        [1, true],
        [3, false],
      ]);
      const id = productCart[1]?.id ?? '';
      expect(await ports.cart.changeAmount({ id, amount: 0 })).toMatchObject({ value: { productCart: { length: 1 } } });
    });

    it('refuses what cannot be put together', async () => {
      const ports = await shop().guest();
      const creation = await halvedPizza(ports);
      const refused = err({ code: 'creationInvalid' });
      expect(await ports.cart.add({ creation: { ...creation, sizeId: UNKNOWN_ID }, amount: 1 })).toEqual(refused);
      const toppings = [{ toppingId: UNKNOWN_ID, place: 'left' as const }];
      expect(await ports.cart.add({ creation: { ...creation, toppings }, amount: 1 })).toEqual(refused);
      expect((await ports.cart.load()).productCart).toEqual([]);
    });

    it('marks a pizza whose ingredient is sold out, refuses another one, and removes it', async () => {
      const ports = await shop().guest();
      const creation = await halvedPizza(ports);
      const soldOutId = creation.toppings[1]?.toppingId ?? '';
      await ports.cart.add({ creation, amount: 1 });
      await shop().setIngredientAvailable(soldOutId, false);
      try {
        const [item] = (await ports.cart.load()).productCart;
        const options = item?.productCartOptions.flatMap((group) => group.options) ?? [];
        expect(options.filter(({ available }) => !available).map(({ id }) => id)).toEqual([soldOutId]);
        expect(await ports.cart.add({ creation, amount: 1 })).toEqual(
          err({ code: 'partsUnavailable', partIds: [soldOutId] }),
        );
        expect(await ports.checkout.place(await requestFor(ports))).toEqual(
          err({ code: 'checkoutBlocked', block: 'unavailableItems' }),
        );
        expect((await ports.cart.removeUnavailable()).productCart).toEqual([]);
      } finally {
        await shop().setIngredientAvailable(soldOutId, true);
      }
    });

    it('orders a pizza as it was put together', async () => {
      const ports = await shop().guest();
      const creation = await halvedPizza(ports);
      await ports.cart.add({ creation, amount: 10 });
      const [item] = (await ports.cart.load()).productCart;
      const placed = await ports.checkout.place(await requestFor(ports));
      const options = item?.productCartOptions.flatMap((group) =>
        group.options.map((option) => ({ name: option.name, price: option.price })),
      );
      expect(placed).toMatchObject({
        ok: true,
        value: {
          order: {
            productOrders: [
              {
                name: item?.products.name,
                amount: 10,
                options,
                unitPrice: item?.unitPrice,
                vatRate: 260,
                creation: normalizeCreation(creation),
              },
            ],
          },
        },
      });
      if (!placed.ok) return;
      const { order, capability } = placed.value;
      expect(await ports.order.load({ id: order.id, capability })).toEqual({ ok: true, value: order });
      const again = order.productOrders[0]?.creation ?? null;
      expect(again !== null && (await ports.cart.add({ creation: again, amount: 1 }))).toMatchObject({ ok: true });
    });
  });
}
