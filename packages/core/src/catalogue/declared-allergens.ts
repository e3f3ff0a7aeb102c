import * as z from 'zod/mini';
import { distinctList } from '../draft/distinct-list.ts';
import { allergen } from './allergen.ts';

/** The allergens that staff declare of a product or an option, each once. */
export const declaredAllergens = distinctList(z.enum(allergen.options, 'Dieses Allergen gibt es nicht.'), {
  max: allergen.options.length,
  tooMany: `Es gibt nur ${allergen.options.length} Allergene.`,
  keyOf: (entry) => entry,
  twice: 'Dieses Allergen ist schon gewählt.',
});
