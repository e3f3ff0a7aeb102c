import type { Serving } from '@ofenpost/core/catalogue/availability';
import type { Product } from '@ofenpost/core/catalogue/product';
import { selectWork } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import { surpriseRecipe } from '@ofenpost/core/pizza-creator/surprise-recipe';
import { type DishCreation, type DishNote, creationOfDish } from '@ofenpost/core/pizza/dish-creation';
import type { Diet } from '@ofenpost/core/pizza/pizza-declaration';
import { recipeOf } from '@ofenpost/core/pizza/recipe';
import { SAUCE_LABELS, TOPPING_LABELS } from './drawing-labels.ts';
import type { Beginning } from './use-beginnings.ts';

/** The pizza so far, and the offer; there is both once the page is shown. */
export function presentOf({ actor }: Pick<Beginning, 'actor'>) {
  const work = selectWork(actor.getSnapshot());
  if (work === null) throw new Error('no offer was loaded');
  return { offer: work.offer, creation: work.history.present };
}

const absentName = (note: Extract<DishNote, { kind: 'absent' }>): string =>
  note.part === 'sauce' ? `Sauce «${SAUCE_LABELS[note.drawing]}»` : TOPPING_LABELS[note.drawing];

/** Says in German what an own pizza cannot have as the dish has it. */
export function noteTexts(notes: readonly DishNote[]): readonly string[] {
  const absent = notes.flatMap((note) => (note.kind === 'absent' ? [absentName(note)] : []));
  return [
    ...(absent.length === 0 ? [] : [`Für eigene Fladen nicht da: ${absent.join(', ')}.`]),
    ...notes.flatMap((note) => (note.kind === 'spread' ? [`${note.name} kommt auf beide Hälften.`] : [])),
  ];
}

/** Begins with dishes of the menu. */
export function beginWith({ actor, beginEntry }: Beginning, { creation, notes }: DishCreation): void {
  beginEntry();
  actor.send({ type: 'side.chosen', side: 'whole' });
  actor.send({ type: 'creation.begun', creation, dropped: noteTexts(notes) });
}

/** All dishes of the menu that an own pizza can begin with. */
export async function loadDishes({ ports }: Beginning): Promise<readonly Product[]> {
  const { productGroups } = await ports.catalogue.load();
  return productGroups
    .flatMap(({ products }) => products)
    .filter(({ illustration }) => recipeOf(illustration) !== null);
}

/** Begins with the product of a link; one that is gone is told. */
export async function beginWithProduct(beginning: Beginning, id: string): Promise<void> {
  const dish = (await loadDishes(beginning)).find((product) => product.id === id);
  const recipe = dish && recipeOf(dish.illustration);
  if (!recipe) {
    const message = {
      kind: 'info',
      title: 'Diesen Fladen gibt es nicht mehr',
      detail: 'Bau dir deinen eigenen.',
    } as const;
    beginning.actors.toast.send({ type: 'toast.shown', message });
    return;
  }
  const { offer, creation } = presentOf(beginning);
  // The link's entry becomes the pizza's: back leads to the product.
  const begun = creationOfDish(offer, recipe, creation);
  beginning.actor.send({ type: 'creation.begun', creation: begun.creation, dropped: noteTexts(begun.notes) });
}

/** Draws a whole recipe. Size and dough stay: one decides the price, the other may be a need. */
export function surprise(beginning: Beginning, diet: Diet | null, at: Serving): void {
  const { offer, creation: base } = presentOf(beginning);
  const wish = { diet, without: [], sizeId: base.sizeId };
  const { name, creation } = surpriseRecipe(offer, { at, wish, random: Math.random, base });
  beginWith(beginning, { creation, notes: [] });
  if (name === null) return;
  const message = { kind: 'info', title: `Idee «${name}»`, detail: '' } as const;
  beginning.actors.toast.send({ type: 'toast.shown', message });
}
