import * as z from 'zod/mini';
import { distinctList } from '../draft/distinct-list.ts';
import { ALLERGENS } from './allergen.ts';

/** The allergens that staff declare of a product or an option, each once. */
export const declaredAllergens = distinctList(z.enum(ALLERGENS, 'Dieses Allergen gibt es nicht.'), {
  max: ALLERGENS.length,
  tooMany: `Es gibt nur ${ALLERGENS.length} Allergene.`,
  keyOf: (entry) => entry,
  twice: 'Dieses Allergen ist schon gewählt.',
});
