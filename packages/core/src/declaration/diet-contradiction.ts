import type { Content, Declaration } from './declaration.ts';

const MEAT: readonly Content[] = ['beef', 'pork', 'poultry', 'rabbit'];
const FISH: readonly Content[] = ['fish', 'frog'];
const SEA_FOOD = ['fish', 'crustaceans', 'molluscs'] as const;
const ANIMAL_ALLERGENS = ['milk', 'eggs', ...SEA_FOOD] as const;

/** Whether meat, fish or sea food is in it, as far as it is declared. */
export function hasMeatOrFish({ allergens, contents }: Pick<Declaration, 'allergens' | 'contents'>): boolean {
  const contained = allergens?.contains ?? [];
  return (
    contents.some((each) => MEAT.includes(each) || FISH.includes(each)) ||
    SEA_FOOD.some((each) => contained.includes(each))
  );
}

/** How the named diet contradicts what is in it, in German; null where it does not. Source: LIV art. 40. */
export function dietContradiction(declared: Pick<Declaration, 'allergens' | 'contents' | 'diet'>): string | null {
  const { allergens, contents, diet } = declared;
  const hasMeat = hasMeatOrFish(declared);
  const isAnimal =
    hasMeat ||
    contents.some((each) => each === 'egg' || each === 'milk') ||
    ANIMAL_ALLERGENS.some((each) => allergens?.contains.includes(each));
  if (diet === 'vegan' && isAnimal) return 'Vegan, aber mit Tierischem';
  return diet === 'vegetarian' && hasMeat ? 'Vegetarisch, aber mit Fleisch oder Fisch' : null;
}
