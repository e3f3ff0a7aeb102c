import { ALLERGEN_LABELS, type Allergen } from '../catalogue/declaration.ts';
import type { Origin } from './declaration.ts';

type Allergens = { readonly contains: readonly Allergen[]; readonly traces: readonly Allergen[] } | null;

export const ASK_ON_THE_PHONE = 'Allergene bitte am Telefon erfragen';
export const NO_ALLERGENS = 'keine der 14 deklarationspflichtigen';

/** The German names in one line. */
export const namedAllergens = (list: readonly Allergen[]): string => list.map((one) => ALLERGEN_LABELS[one]).join(', ');

/** What it contains, in words; without a declaration guests are asked to call. */
export function allergensText(allergens: Allergens): string {
  if (allergens === null) return ASK_ON_THE_PHONE;
  return allergens.contains.length === 0 ? NO_ALLERGENS : namedAllergens(allergens.contains);
}

/** `Kann Spuren von Soja enthalten`; null where there are none. */
export const tracesText = (allergens: Allergens): string | null =>
  allergens === null || allergens.traces.length === 0
    ? null
    : `Kann Spuren von ${namedAllergens(allergens.traces)} enthalten`;

/** `Rohschinken: Italien`. */
export const originsText = (origins: readonly Readonly<Origin>[]): string =>
  origins.map(({ ingredient, country }) => `${ingredient}: ${country}`).join(', ');
