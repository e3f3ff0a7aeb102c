import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { PizzaCreatorPort } from '@ofenpost/core/pizza-creator/pizza-creator.port';

export const createPizzaCreatorHttp = ({ pizzaCreator }: ApiClient): PizzaCreatorPort => ({
  load: () => pizzaCreator.load(),
});
