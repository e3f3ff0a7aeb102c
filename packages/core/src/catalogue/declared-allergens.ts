import * as z from 'zod/mini';
import { uniqueList } from '../validation/unique-list.ts';
import { ALLERGENS } from './allergen.ts';

/** The allergens of a product or an option as staff declare them, each once. */
export const declaredAllergens = uniqueList(z.enum(ALLERGENS, 'Dieses Allergen gibt es nicht.'), {
  max: ALLERGENS.length,
  tooMany: `Es gibt nur ${ALLERGENS.length} Allergene.`,
  keyOf: (entry) => entry,
  twice: 'Dieses Allergen ist schon gewählt.',
});
