import type { SnapshotFrom } from 'xstate';
import type { PizzaCreation, ToppingPlace } from '../pizza/pizza-creation.ts';
import { type PizzaDeclaration, declarationOfPizza } from '../pizza/pizza-declaration.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { type PizzaPrice, priceOfPizza } from '../pizza/pizza-price.ts';
import { resolveCreation } from '../pizza/resolve-creation.ts';
import type { CreationDraft } from './creation-draft.ts';
import type { pizzaCreatorMachine } from './pizza-creator.machine.ts';
import { pizzaSearch } from './pizza-url.ts';

type Snapshot = SnapshotFrom<typeof pizzaCreatorMachine>;

/** All that a screen shows of the pizza that is being composed. */
export type CreatorView = {
  readonly offer: PizzaOffer;
  readonly creation: PizzaCreation;
  readonly price: PizzaPrice;
  readonly declaration: PizzaDeclaration;
  /** The search of the URL, so that the pizza can be shared and survives a reload. */
  readonly search: string;
  /** What a link, a dish or a newer offer has and this pizza cannot, in German. */
  readonly dropped: readonly string[];
  /** Whether a dish lost it. */
  readonly isFromDish: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** Null until an offer is loaded. */
export const selectWork = ({ context }: Snapshot): CreationDraft | null => context.work;

/** Null while the offer does not have the pizza, which each step and each new offer prevent. */
export function creatorView({ offer, history, dropped, isFromDish }: CreationDraft): CreatorView | null {
  const creation = history.present;
  const pizza = resolveCreation(offer, creation);
  if (!pizza.ok) return null;
  return {
    offer,
    creation,
    price: priceOfPizza(offer, pizza.value),
    declaration: declarationOfPizza(pizza.value),
    search: pizzaSearch(offer, creation),
    dropped,
    isFromDish,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

/** The place of new toppings. */
export function selectSide(snapshot: Snapshot): ToppingPlace {
  if (snapshot.matches({ side: 'left' })) return 'left';
  return snapshot.matches({ side: 'right' }) ? 'right' : 'whole';
}
