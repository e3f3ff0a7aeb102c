import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { blackOlive, boiledEgg, mozzarellaBall, stuffedOlive, wholeCherryTomato } from './cold-pieces.ts';
import type { ToppingArt } from './topping-art.ts';
import { toppingArt } from './toppings.ts';

/** What is fried, grilled or boiled before it lies on something cold. */
const COOKED: ReadonlySet<Topping> = new Set([
  'mushroom',
  'artichoke',
  'aubergine',
  'zucchini',
  'pumpkin',
  'potato',
  'asparagus',
  'broccoli',
  'bacon',
  'chicken',
  'meatball',
  'shrimp',
  'tofu',
  'crouton',
  'raclette',
  'goatCheese',
]);

const BROWNING = 0.6;

const unlikeOnBread: Partial<Record<Topping, ToppingArt>> = {
  egg: boiledEgg,
  mozzarella: mozzarellaBall,
  // On a bread a strip lies flat and long; in a bowl it is cut.
  bacon: { ...toppingArt.bacon, radius: 0.17, count: 10 },
};

/** How an ingredient is drawn that does not go into the oven with what it lies on. */
export function coldArt(topping: Topping): ToppingArt {
  const art = unlikeOnBread[topping] ?? toppingArt[topping];
  const browning = COOKED.has(topping) ? BROWNING : 0;
  return { ...art, piece: (random, _bake, index) => art.piece(random, browning, index) };
}

const whole: Partial<Record<Topping, ToppingArt>> = {
  olive: blackOlive,
  greenOlive: stuffedOlive,
  cherryTomato: wholeCherryTomato,
};

/** As `coldArt`, but olives and cherry tomatoes are whole: in a heap nobody cuts them. */
export const heapArt = (topping: Topping): ToppingArt => whole[topping] ?? coldArt(topping);
