import type { Illustration, Topping } from '@ofenpost/core/catalogue/illustration';
import { defineToppings, drawToppings, type Piece } from './draw-toppings.ts';
import { drawCan, drawGlass } from './glass.ts';
import { pick, seeded } from './random.ts';
import { gradient, filled, line, oval } from './shape.ts';
import { toppingArt } from './toppings/toppings.ts';
import { type LiquidColours, profile, liquidColours, vessels } from './vessel.ts';

type Glaze = readonly [pale: string, glaze: string, shade: string];

const CUPS: readonly [Glaze, ...Glaze[]] = [
  ['#FFF8EA', '#F1E4CB', '#CDB78F'],
  ['#DCE6CF', '#BDCBAA', '#8E9F7C'],
  ['#F1C9AE', '#DDA583', '#B0754F'],
  ['#CFE0E4', '#A9C3CA', '#75969F'],
];

/** A cup on its saucer, steaming. */
function drawCup({ light, middle, dark, head }: LiquidColours, seed: string, id: string): string {
  const [pale, glaze, shade] = pick(seeded(`${seed} cup`), CUPS);
  const cup = profile([92, -26], [92, 40, 62, 92, 40, 98]);
  return (
    `<defs>${gradient(`${id}v`, [glaze, pale, glaze, shade], 'x2="1"')}</defs>` +
    filled(oval(3, 112, 142, 30), '#1E0E04', 0.1) +
    filled(oval(2, 108, 132, 26), '#1E0E04', 0.12) +
    filled(oval(0, 102, 126, 28), shade) +
    filled(oval(0, 97, 126, 27), pale) +
    filled(oval(0, 97, 82, 15), glaze) +
    filled(oval(6, 100, 62, 9), '#6B4A2A', 0.3) +
    line('M86-4C136-20 142 42 70 52', shade, 17) +
    line('M86-6C132-20 136 38 70 49', pale, 10) +
    filled(cup, `url(#${id}v)`) +
    line('M-72 8C-68 44-52 72-36 82', '#FFFFFF', 8, 0.6) +
    filled(oval(0, -26, 92, 24), shade) +
    filled(oval(0, -27.5, 91, 23), pale) +
    filled(oval(0, -24, 82, 18.5), dark) +
    (head
      ? filled(oval(0, -22.5, 80, 16.5), head) +
        filled(oval(0, -22, 64, 12), middle, 0.28) +
        filled('M0-10C-34-16-44-28-24-32C-12-34-2-30 0-26C2-30 12-34 24-32C44-28 34-16 0-10Z', head)
      : filled(oval(0, -22.5, 80, 16.5), middle) + filled('M-62-24C-40-38 10-38 30-34C0-34-40-30-62-24Z', light, 0.8)) +
    line('M-26-66C-42-88-8-98-24-124M8-62C-8-86 28-100 10-132M40-68C28-86 54-98 42-120', '#B9A78C', 5, 0.38)
  );
}

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
