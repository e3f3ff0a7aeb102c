import type { OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue';
import type { PizzaPartKind } from '@ofenpost/core/catalogue/pizza-part-kind';
import { DECLARED } from '@ofenpost/core/declaration/labelling';
import { NEW_VERSION } from '@ofenpost/core/editor/versioned';
import { plainCreation } from '@ofenpost/core/pizza/change-creation';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { expect, it, vi } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

/** In milliseconds: guests see a change of staff within this time. */
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check);

const partsOf = async ({ catalogueAdmin }: Ports, kind: PizzaPartKind): Promise<OutlinedPizzaPart[]> =>
  (await catalogueAdmin.loadOutline()).pizzaParts.filter((part) => part.kind === kind);

async function ingredientOf({ catalogueAdmin }: Ports, id = '') {
  const loaded = await catalogueAdmin.load('pizzaIngredient', id);
  if (loaded === null) throw new Error('the ingredient is missing');
  return loaded;
}

/** A cheese like the first one, under a new id. */
async function makeCheese(staff: Ports, name: string) {
  const [first] = await partsOf(staff, 'cheese');
  const { value } = await ingredientOf(staff, first?.id);
  const id = staff.idempotencyKey.create();
  const made = { version: NEW_VERSION, value: { ...value, labelling: DECLARED, name } };
  expect(await staff.catalogueAdmin.save('pizzaIngredient', id, made)).toEqual(ok({ ...made, version: 1 }));
  return { id, value: made.value };
}

/** How staff edit the parts of own pizzas. */
export function describePizzaParts(name: string, openShop: OpenShop): void {
  describeWithShop('catalogue desk, with parts of own pizzas,', name, openShop, (shop) => {
    it('makes an ingredient that guests have at once, and changes its prices', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { id, value } = await makeCheese(staff, 'Vacherin');
      const shown = async () => (await guest.pizzaCreator.load()).cheeses.find((each) => each.id === id);
      await soon(async () => expect(await shown()).toMatchObject({ name: 'Vacherin', urlKey: 'vacherin' }));
      const prices = value.prices.map(({ sizeId }, place) => ({ sizeId, price: 500 + place }));
      const dearer = { ...value, name: 'Vacherin fribourgeois', prices };
      const saved = await staff.catalogueAdmin.save('pizzaIngredient', id, { version: 1, value: dearer });
      expect(saved).toEqual(ok({ version: 2, value: dearer }));
      await soon(async () => expect(await shown()).toMatchObject({ urlKey: 'vacherin', prices }));
      expect(await staff.catalogueAdmin.listChanges('pizzaIngredient', id)).toMatchObject([{ after: dearer }]);
      const late = { version: 1, value };
      expect(await staff.catalogueAdmin.save('pizzaIngredient', id, late)).toEqual(
        err({ code: 'conflict', theirs: { version: 2, value: dearer } }),
      );
      await staff.catalogueAdmin.setArchived('pizzaIngredient', id, true);
    });

    it('archives an ingredient: carts show pizzas with it as not available, and it comes back', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { id } = await makeCheese(staff, 'Vorbei');
      await soon(async () =>
        expect((await guest.pizzaCreator.load()).cheeses.some((each) => each.id === id)).toBe(true),
      );
      const creation = { ...plainCreation(await guest.pizzaCreator.load()), cheeseId: id };
      expect(await guest.cart.add({ creation, amount: 1 })).toMatchObject({ ok: true });
      const available = async () => (await guest.cart.load()).productCart.map(({ products }) => products.available);
      expect(await available()).toEqual([true]);
      expect(await staff.catalogueAdmin.setArchived('pizzaIngredient', id, true)).toMatchObject({ ok: true });
      await soon(async () => expect(await available()).toEqual([false]));
      expect((await guest.pizzaCreator.load()).cheeses.some((each) => each.id === id)).toBe(false);
      await staff.catalogueAdmin.setArchived('pizzaIngredient', id, false);
      await soon(async () => expect(await available()).toEqual([true]));
      await staff.catalogueAdmin.setArchived('pizzaIngredient', id, true);
    });

    it('adds a size that everything is priced for, and lets go of it again', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { catalogueAdmin } = staff;
      const before = await guest.pizzaCreator.load();
      const id = staff.idempotencyKey.create();
      const value = { name: 'Blech', price: 1500, available: true };
      expect(await catalogueAdmin.save('pizzaSize', id, { version: NEW_VERSION, value })).toMatchObject({ ok: true });
      await soon(async () => expect((await guest.pizzaCreator.load()).sizes.at(-1)).toMatchObject({ id, price: 1500 }));
      const [topping] = (await guest.pizzaCreator.load()).toppings;
      const largest = before.toppings[0]?.prices.at(-1)?.price;
      expect(topping?.prices.at(-1)).toEqual({ sizeId: id, price: largest });
      expect((await ingredientOf(staff, topping?.id)).value.prices).toEqual(topping?.prices);
      const twin = staff.idempotencyKey.create();
      expect(await catalogueAdmin.save('pizzaSize', twin, { version: NEW_VERSION, value })).toMatchObject(
        err({ code: 'refused' }),
      );
      expect(await catalogueAdmin.setArchived('pizzaSize', id, true)).toMatchObject({ ok: true });
      await soon(async () => expect(await guest.pizzaCreator.load()).toEqual(before));
    });

    it('keeps the last dough, whoever wants it gone', async () => {
      const staff = await shop().staff();
      const doughs = (await partsOf(staff, 'dough')).filter(({ archived }) => archived === null);
      const answers = [];
      for (const { id } of doughs) answers.push(await staff.catalogueAdmin.setArchived('pizzaIngredient', id, true));
      expect(answers.map((answer) => answer.ok)).toEqual(doughs.map((_, place) => place < doughs.length - 1));
      expect(answers.at(-1)).toMatchObject(err({ code: 'refused' }));
      for (const { id } of doughs) await staff.catalogueAdmin.setArchived('pizzaIngredient', id, false);
      const ids = async () =>
        (await partsOf(staff, 'dough')).flatMap(({ id, archived }) => (archived === null ? [id] : []));
      const to = doughs.map(({ id }) => id);
      expect(await staff.catalogueAdmin.arrangePizzaParts('dough', { from: await ids(), to })).toEqual(ok(to));
    });

    it('puts toppings into another order, and tells whoever was slower', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const ids = async () => (await guest.pizzaCreator.load()).toppings.map(({ id }) => id);
      const from = await ids();
      const to = from.toReversed();
      expect(await staff.catalogueAdmin.arrangePizzaParts('topping', { from, to })).toEqual(ok(to));
      await soon(async () => expect(await ids()).toEqual(to));
      const slower = { from, to: [...from.slice(1), ...from.slice(0, 1)] };
      expect(await staff.catalogueAdmin.arrangePizzaParts('topping', slower)).toEqual(
        err({ code: 'conflict', theirs: to }),
      );
      const [first = ''] = to;
      expect(await staff.catalogueAdmin.arrangePizzaParts('topping', { from: to, to: [first] })).toMatchObject(
        err({ code: 'refused' }),
      );
      await staff.catalogueAdmin.arrangePizzaParts('topping', { from: to, to: from });
    });

    it('is closed to guests and customers', async () => {
      const { catalogueAdmin } = await shop().guest();
      await expect(catalogueAdmin.arrangePizzaParts('size', { from: [], to: [] })).rejects.toThrow(/./);
      const id = '00000000-0000-4000-8000-00000000dead';
      await expect(catalogueAdmin.load('pizzaSize', id)).rejects.toThrow(/./);
      await expect(catalogueAdmin.setArchived('pizzaIngredient', id, true)).rejects.toThrow(/./);
    });
  });
}
