import { type PizzaOffer, pizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import { pizzaOfSearch, pizzaSearch } from '@ofenpost/core/pizza-creator/pizza-url';
import { NO_WISH, seededRandom, surprisePizza } from '@ofenpost/core/pizza-creator/surprise-pizza';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

export function describePizzaCreatorPort(name: string, openShop: OpenShop): void {
  describeWithShop('pizza creator', name, openShop, (shop) => {
    const load = async (): Promise<PizzaOffer> => (await shop().guest()).pizzaCreator.load();

    it('loads what own pizzas are made of', async () => {
      const offer = await load();
      expect(pizzaOffer.parse(offer)).toEqual(offer);
      expect(offer.toppings.length).toBeGreaterThan(12);
    });

    it('loads it so that pizzas can be shared and made up', async () => {
      const [offer, { clock }] = [await load(), await shop().guest()];
      const creation = surprisePizza(offer, { at: clock.now(), wish: NO_WISH, random: seededRandom(1) });
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
