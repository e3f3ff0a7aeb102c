import { cart as cartSchema } from '@ofenpost/core/cart/cart';
import { unavailableItems } from '@ofenpost/core/cart/priced-cart';
import type { Menu } from '@ofenpost/core/menu/menu';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { type OpenShop, plainProduct, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

/** The first menu that the week menu offers today. */
async function menuOfToday({ menu, clock }: Ports): Promise<Menu> {
  const today = toLocalDate(clock.now());
  const { weekMenu } = await menu.load({ monday: mondayOf(today) });
  const [first] = weekMenu.find(({ date }) => date === today)?.menus ?? [];
  if (first === undefined) throw new Error('the shop under test has no menu today');
  return first;
}

/** How the cart and the checkout port treat menus. */
export function describeMenuOrder(name: string, openShop: OpenShop): void {
  describeWithShop('cart, with menus,', name, openShop, (shop) => {
    it("keeps today's menu with its courses and prices it", async () => {
      const ports = await shop().guest();
      const menu = await menuOfToday(ports);
      const added = await ports.cart.add({ menuId: menu.id, amount: 2 });
      const loaded = await ports.cart.load();
      expect(added).toEqual({ ok: true, value: loaded });
      expect(cartSchema.safeParse(loaded).success).toBe(true);
      expect(unavailableItems(loaded)).toEqual([]);
      expect(loaded).toMatchObject({
        productCart: [
          {
            products: { id: menu.id, name: menu.name, price: menu.price },
            productCartOptions: [{ options: menu.courses.map((course) => ({ name: course, price: 0 })) }],
          },
        ],
        totalCost: 2 * menu.price,
      });
    });

    it('adds up the same menu, and keeps a product beside it', async () => {
      const ports = await shop().guest();
      const { id: menuId } = await menuOfToday(ports);
      const { id: productId } = await plainProduct(ports);
      await ports.cart.add({ menuId, amount: 1 });
      await ports.cart.add({ productId, optionIds: [], amount: 1 });
      await ports.cart.add({ menuId, amount: 1 });
      expect((await ports.cart.load()).productCart.map(({ products, amount }) => [products.id, amount])).toEqual([
        [menuId, 2],
        [productId, 1],
      ]);
    });

    it('refuses a menu that the shop does not have', async () => {
      const ports = await shop().guest();
      const { id } = await plainProduct(ports);
      expect(await ports.cart.add({ menuId: id, amount: 1 })).toEqual(err({ code: 'menuUnavailable' }));
    });

    it('orders it as one line, with the courses in their order', async () => {
      const ports = await shop().guest();
      const menu = await menuOfToday(ports);
      await ports.cart.add({ menuId: menu.id, amount: 3 });
      const placed = await ports.checkout.place(await requestFor(ports));
      expect(placed).toMatchObject({
        ok: true,
        value: {
          order: {
            productOrders: [
              {
                productId: menu.id,
                name: menu.name,
                amount: 3,
                options: menu.courses.map((course) => ({ name: course, price: 0 })),
                unitPrice: menu.price,
                vatClass: menu.vatClass,
                creation: null,
              },
            ],
          },
        },
      });
      if (!placed.ok) return;
      const { order, capability } = placed.value;
      expect(await ports.order.orderAgain({ id: order.id, capability })).toMatchObject({
        value: { cart: { productCart: [{ products: { id: menu.id }, amount: 3 }] }, missing: [] },
      });
    });
  });
}
