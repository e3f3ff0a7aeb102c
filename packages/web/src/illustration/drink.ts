import type { Illustration, Topping } from '@ofenpost/core/catalogue/illustration';
import { drawCup } from './cup.ts';
import { defineToppings, drawToppings, type Piece } from './draw-toppings.ts';
import { drawCan, drawGlass } from './glass.ts';
import { liquidColours } from './liquid.ts';
import { seeded } from './random.ts';
import { filled, oval } from './shape.ts';
import { toppingArt } from './toppings/toppings.ts';
import { vessels } from './vessel.ts';

export type Drink = Extract<Illustration, { kind: 'drink' }>;

const FOOT = [
  [68, 118, 12],
  [-70, 122, -16],
  [92, 86, 30],
] as const;

/** A drink from the side, with its garnish at the foot. */
export function drawDrink(drink: Drink, seed: string, id: string): string {
  const garnish = garnishAt(drink.garnish ?? []);
  return drawVessel(drink, seed, id) + defineToppings(garnish, seed, id) + drawToppings(garnish, id);
}

function drawVessel(drink: Drink, seed: string, id: string): string {
  if (drink.vessel === 'cup') return drawCup(liquidColours[drink.liquid], seed, id);
  const shape = vessels[drink.vessel];
  const shadow =
    filled(oval(3, 139, shape.foot + 30, 13), '#1E0E04', 0.1) +
    filled(oval(2, 139, shape.foot + 12, 8), '#1E0E04', 0.16);
  return shadow + (drink.vessel === 'can' ? drawCan(drink, shape, id) : drawGlass(drink, shape, seeded(seed), id));
}

function garnishAt(garnish: readonly Topping[]): readonly Piece[] {
  return FOOT.slice(0, garnish.length + 1).flatMap(([x, y, turn], index): readonly Piece[] => {
    const topping = garnish[index % garnish.length];
    if (topping === undefined) return [];
    return [{ topping, x, y, turn, scale: index === 0 ? 1.5 : 1.2, shape: index % toppingArt[topping].shapes }];
  });
}
