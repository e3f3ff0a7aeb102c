import type { Serving } from '@ofenpost/core/catalogue/serving';
import { selectWork } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { Diet } from '@ofenpost/core/pizza-creator/pizza-declaration';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';

const SEEDS = 2 ** 32;

/**
 * The handlers of the page, which send events to the machine. They are stable for the life of the page, so that
 * memoised parts need not render. Those that replace the whole pizza begin a new history entry.
 */
export const creatorOrders = (actor: PizzaCreatorActor, beginEntry: () => void) => ({
  size: (id: string) => actor.send({ type: 'size.chosen', id }),
  dough: (id: string) => actor.send({ type: 'dough.chosen', id }),
  sauce: (id: string) => actor.send({ type: 'sauce.chosen', id }),
  cheese: (id: string) => actor.send({ type: 'cheese.chosen', id }),
  topping: (id: string) => actor.send({ type: 'topping.toggled', id }),
  undo: () => actor.send({ type: 'step.undone' }),
  redo: () => actor.send({ type: 'step.redone' }),
  clear: () => {
    beginEntry();
    actor.send({ type: 'creation.cleared' });
  },
  /** The size stays, because it decides the price. */
  surprise: (diet: Diet | null, at: Serving) => {
    const sizeId = selectWork(actor.getSnapshot())?.history.present.sizeId ?? null;
    const seed = Math.floor(Math.random() * SEEDS);
    beginEntry();
    actor.send({ type: 'surprise.requested', wish: { diet, without: [], sizeId }, seed, at });
  },
});
