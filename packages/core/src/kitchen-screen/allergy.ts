import { ALLERGENS, type Allergen } from '../catalogue/declaration.ts';
import { mentionsAllergy } from '../order-desk/ticket.ts';
import type { Order } from '../order/order.ts';
import { containsWord } from '../text/search-words.ts';
import { type DishAllergens, allergensIn } from './dish-allergens.ts';
import type { KitchenLine } from './kitchen-order.ts';

/** How guests write the allergens, as the beginnings of words without accents. */
const STEMS: Record<Allergen, readonly string[]> = {
  gluten: ['gluten', 'zoliak', 'zoeliak', 'coeliac', 'celiac', 'celiach', 'weizen', 'wheat'],
  crustaceans: ['krebstier', 'krusten', 'crevette', 'garnele', 'shrimp', 'krabbe', 'hummer'],
  eggs: ['eier', 'ei', 'huhnerei', 'egg', 'eiweiss'],
  fish: ['fisch', 'fish', 'lachs', 'thon', 'sardelle'],
  peanuts: ['erdnuss', 'erdnuesse', 'peanut'],
  soy: ['soja', 'soy'],
  milk: ['milch', 'laktose', 'lactose', 'kuhmilch', 'kase', 'kaese', 'milk', 'rahm'],
  nuts: [
    'nuss',
    'nuesse',
    'nut',
    'hartschalenobst',
    'baumnuss',
    'haselnuss',
    'walnuss',
    'mandel',
    'cashew',
    'pistazie',
  ],
  celery: ['sellerie', 'celery'],
  mustard: ['senf', 'mustard'],
  sesame: ['sesam'],
  sulphites: ['sulfit', 'sulphit', 'schwefel'],
  lupin: ['lupine', 'lupin'],
  molluscs: ['weichtier', 'muschel', 'tintenfisch', 'calamar'],
};

/** Short stems are whole words only: «ei» is in too many others. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(['ei', 'egg', 'nut']);

/** The words of a text, without accents, each as it begins. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');

const begins = (word: string, stem: string): boolean =>
  WHOLE_WORDS.has(stem)
    ? [stem, `${stem}er`, `${stem}s`].includes(word.toLowerCase())
    : containsWord(word.slice(0, stem.length), stem);

/** The allergens that a remark about an allergy names; empty where it names none that we know, or is about none. */
export function namedAllergens(remark: string): Allergen[] {
  if (!mentionsAllergy(remark)) return [];
  const words = wordsOf(remark);
  return ALLERGENS.filter((allergen) => STEMS[allergen].some((stem) => words.some((word) => begins(word, stem))));
}

/** Where the remark of an order contradicts its dishes; null where it does not, or where nobody can know. */
export const orderContradiction = (
  { remark, productOrders }: Pick<Order, 'remark' | 'productOrders'>,
  known: DishAllergens,
): Contradiction | null =>
  contradictionOf(
    remark,
    productOrders.map((line) => ({ name: line.name, allergens: allergensIn(line, known) })),
  );

/** A dish that has what the guest must not eat. */
export type Contradiction = { readonly allergens: readonly Allergen[]; readonly dishes: readonly string[] };

/**
 * Where remark and dishes contradict each other; null where they do not, or where nobody can know. Source: sketches of
 * staff screens, "Reading".
 */
export function contradictionOf(
  remark: string,
  lines: readonly Pick<KitchenLine, 'name' | 'allergens'>[],
): Contradiction | null {
  const named = namedAllergens(remark);
  const allergens = named.filter((each) => lines.some((line) => line.allergens.includes(each)));
  if (allergens.length === 0) return null;
  const dishes = lines
    .filter((line) => line.allergens.some((each) => allergens.includes(each)))
    .map(({ name }) => name);
  return { allergens, dishes: [...new Set(dishes)] };
}
