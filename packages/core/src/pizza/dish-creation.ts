import type { Sauce, Topping } from '../catalogue/illustration.ts';
import { plainCreation } from './change-creation.ts';
import type { PizzaCreation, PlacedTopping, ToppingPlace } from './pizza-creation.ts';
import { fullHalf, normalizeCreation } from './pizza-halves.ts';
import type { PizzaOffer, PizzaSauce, PizzaTopping } from './pizza-offer.ts';
import type { Recipe } from './recipe.ts';

/** What an own pizza cannot have as the dish has it. */
export type DishNote =
  /** The offer has no such part, or no room for it. */
  | { readonly kind: 'absent'; readonly part: 'sauce'; readonly drawing: Sauce }
  | { readonly kind: 'absent'; readonly part: 'topping'; readonly drawing: Topping }
  /** A pizza has one sauce and one cheese: that of one half lies on the other too. */
  | { readonly kind: 'spread'; readonly name: string };

export type DishCreation = { readonly creation: PizzaCreation; readonly notes: readonly DishNote[] };

const hasIllustration =
  <Drawing>(drawing: Drawing) =>
  ({ illustration }: { readonly illustration: Drawing | null }): boolean =>
    illustration === drawing;

type Half = { readonly sauce: PizzaSauce | undefined; readonly cheese: PizzaTopping | undefined };

/** The parts of the offer that a recipe is made of; the first of its cheeses is the cheese of the pizza. */
function partsFor({ sauces, cheeses, toppings }: PizzaOffer, recipe: Recipe) {
  const cheeseDrawing = recipe.toppings.find((drawing) => cheeses.some(hasIllustration(drawing)));
  const half: Half = {
    sauce: sauces.find(hasIllustration(recipe.sauce)),
    cheese: cheeseDrawing === undefined ? undefined : cheeses.find(hasIllustration(cheeseDrawing)),
  };
  const others = [...new Set(recipe.toppings)].filter((drawing) => drawing !== cheeseDrawing);
  return {
    ...half,
    toppings: others.flatMap((drawing) => toppings.find(hasIllustration(drawing)) ?? []),
    notes: [
      ...(half.sauce === undefined ? [{ kind: 'absent', part: 'sauce', drawing: recipe.sauce } as const] : []),
      ...others
        .filter((drawing) => !toppings.some(hasIllustration(drawing)))
        .map((drawing) => ({ kind: 'absent', part: 'topping', drawing }) as const),
    ],
  };
}

/** Both halves have the part, or it is spread over the other one: the guest must know. */
function shared(left: { readonly id: string; readonly name: string } | undefined, right: typeof left): DishNote[] {
  const taken = left ?? right;
  return taken === undefined || left?.id === right?.id ? [] : [{ kind: 'spread', name: taken.name }];
}

/** The toppings that fit on the halves, and a note for each other one. */
function placed(wanted: readonly { topping: PizzaTopping; place: ToppingPlace }[]) {
  const toppings: PlacedTopping[] = [];
  const notes: DishNote[] = [];
  for (const { topping, place } of wanted) {
    const next = { toppingId: topping.id, place };
    if (fullHalf([...toppings, next]) === null) toppings.push(next);
    else if (topping.illustration !== null)
      notes.push({ kind: 'absent', part: 'topping', drawing: topping.illustration });
  }
  return { toppings, notes };
}

/**
 * Two dishes as the halves of one pizza; what both have lies on the whole. A pizza has one sauce and one cheese, those
 * of the left half if it has any. Size and dough are those of `base`.
 */
export function creationOfHalves(
  offer: PizzaOffer,
  recipes: { readonly left: Recipe; readonly right: Recipe },
  base: PizzaCreation = plainCreation(offer),
): DishCreation {
  const [left, right] = [partsFor(offer, recipes.left), partsFor(offer, recipes.right)];
  // Nothing else is as close to a sauce that the offer does not have as none, or none is.
  const bare = offer.sauces.find(hasIllustration<Sauce>('none'));
  const without = offer.cheeses.find(({ illustration }) => illustration === null);
  const plain = plainCreation(offer);
  const isOn = (half: readonly PizzaTopping[], { id }: PizzaTopping) => half.some((topping) => topping.id === id);
  const wanted = [
    ...left.toppings.map((topping) => ({
      topping,
      place: isOn(right.toppings, topping) ? ('whole' as const) : ('left' as const),
    })),
    ...right.toppings
      .filter((topping) => !isOn(left.toppings, topping))
      .map((topping) => ({ topping, place: 'right' as const })),
  ];
  const { toppings, notes } = placed(wanted);
  const all = [
    ...left.notes,
    ...right.notes,
    ...notes,
    ...shared(left.sauce, right.sauce),
    ...shared(left.cheese, right.cheese),
  ];
  return {
    creation: normalizeCreation({
      sizeId: base.sizeId,
      doughId: base.doughId,
      sauceId: (left.sauce ?? right.sauce ?? bare)?.id ?? plain.sauceId,
      cheeseId: (left.cheese ?? right.cheese ?? without)?.id ?? plain.cheeseId,
      toppings,
    }),
    notes: [...new Map(all.map((note) => [JSON.stringify(note), note])).values()],
  };
}

/** A dish as a pizza to begin with. Size and dough are those of `base`. */
export const creationOfDish = (offer: PizzaOffer, recipe: Recipe, base?: PizzaCreation): DishCreation =>
  creationOfHalves(offer, { left: recipe, right: recipe }, base);
