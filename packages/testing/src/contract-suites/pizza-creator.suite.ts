import { servedAt } from '@ofenpost/core/catalogue/availability';
import { pizzaOfSearch, pizzaSearch } from '@ofenpost/core/pizza-creator/pizza-url';
import { NO_WISH, surprisePizza } from '@ofenpost/core/pizza-creator/surprise-pizza';
import { plainCreation } from '@ofenpost/core/pizza/change-creation';
import { type PizzaOffer, pizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

export function describePizzaCreatorPort(name: string, openShop: OpenShop): void {
  describeWithShop('pizza creator', name, openShop, (shop) => {
    const load = async (): Promise<PizzaOffer> => (await shop().guest()).pizzaCreator.load();

    it('loads what own pizzas are made of', async () => {
      const offer = await load();
      expect(pizzaOffer.parse(offer)).toEqual(offer);
      expect(offer.toppings.length).toBeGreaterThan(12);
      expect(await (await shop().guest()).pizzaCreator.find()).toEqual(offer);
    });

    it('loads it so that pizzas can be shared and made up', async () => {
      const [offer, { clock }] = [await load(), await shop().guest()];
      const creation = surprisePizza(offer, { at: servedAt(clock.now()), wish: NO_WISH, random: seededRandom(1) });
      expect(pizzaOfSearch(await load(), pizzaSearch(offer, creation))).toEqual({ creation, dropped: [] });
    });

    it('shows at once what is switched off', async () => {
      const topping = (await load()).toppings.find(({ available }) => available);
      const availableNow = async () => (await load()).toppings.find(({ id }) => id === topping?.id)?.available;
      await shop().setIngredientAvailable(topping?.id ?? '', false);
      expect(await availableNow()).toBe(false);
      await shop().setIngredientAvailable(topping?.id ?? '', true);
      expect(await availableNow()).toBe(true);
    });
  });
}

/** The saved pizzas of a signed-in customer. */
export function describeSavedCreations(name: string, openShop: OpenShop): void {
  describeWithShop('pizza creator, with saved creations,', name, openShop, (shop) => {
    it('is closed to guests', async () => {
      const { pizzaCreator } = await shop().guest();
      const creation = plainCreation(await pizzaCreator.load());
      await expect(pizzaCreator.savedCreations()).rejects.toThrow(/./);
      await expect(pizzaCreator.save({ name: 'A', creation })).rejects.toThrow(/./);
      await expect(pizzaCreator.rename({ id: UNKNOWN_ID, name: 'A' })).rejects.toThrow(/./);
      await expect(pizzaCreator.remove(UNKNOWN_ID)).rejects.toThrow(/./);
    });

    it('keeps, renames and removes', async () => {
      const { pizzaCreator } = await shop().staff();
      expect(await pizzaCreator.savedCreations()).toEqual([]);
      const creation = plainCreation(await pizzaCreator.load());
      await pizzaCreator.save({ name: ' Feierabend ', creation });
      const saved = await pizzaCreator.save({ name: 'Feierabend', creation });
      const [first, second] = saved.ok ? saved.value : [];
      expect(saved).toEqual({
        ok: true,
        value: [
          { id: first?.id, name: 'Feierabend', creation },
          { id: second?.id, name: 'Feierabend', creation },
        ],
      });
      expect(first?.id).not.toBe(second?.id);
      const renamed = await pizzaCreator.rename({ id: first?.id ?? '', name: 'Sonntag' });
      expect(renamed).toEqual({ ok: true, value: [{ ...first, name: 'Sonntag' }, second] });
      expect(await (await shop().staff()).pizzaCreator.savedCreations()).toEqual(renamed.ok && renamed.value);
      expect(await pizzaCreator.remove(first?.id ?? '')).toEqual({ ok: true, value: [second] });
      expect(await pizzaCreator.remove(second?.id ?? '')).toEqual({ ok: true, value: [] });
      expect(await pizzaCreator.savedCreations()).toEqual([]);
    });

    it('refuses unknown creations, parts that are not offered, and bad names', async () => {
      const { pizzaCreator } = await shop().staff();
      const creation = plainCreation(await pizzaCreator.load());
      expect(await pizzaCreator.remove(UNKNOWN_ID)).toEqual(err({ code: 'creationUnknown' }));
      expect(await pizzaCreator.rename({ id: UNKNOWN_ID, name: 'A' })).toEqual(err({ code: 'creationUnknown' }));
      const foreign = { ...creation, sauceId: UNKNOWN_ID };
      expect(await pizzaCreator.save({ name: 'A', creation: foreign })).toEqual(err({ code: 'creationInvalid' }));
      await expect(pizzaCreator.save({ name: 'a\u0000', creation })).rejects.toThrow(/./);
      await expect(pizzaCreator.rename({ id: UNKNOWN_ID, name: ' ' })).rejects.toThrow(/./);
    });

    it('keeps 50 at most, also when they come at once', async () => {
      const { pizzaCreator } = await shop().staff();
      const creation = plainCreation(await pizzaCreator.load());
      const answers = await Promise.all(
        Array.from({ length: 55 }, (_, index) => pizzaCreator.save({ name: `Nr. ${index}`, creation })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
      expect(answers.filter(({ ok }) => !ok)).toEqual(
        Array.from({ length: 5 }, () => err({ code: 'tooManyCreations' })),
      );
      const saved = await pizzaCreator.savedCreations();
      expect(saved).toHaveLength(50);
      for (const { id } of saved) await pizzaCreator.remove(id);
    });
  });
}
