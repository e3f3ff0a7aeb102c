import type { Allergen } from '@ofenpost/core/catalogue/declaration';
import { CONTENTS, type Content, type Origin } from '@ofenpost/core/declaration/declaration';

/** What each ingredient with an origin is made of. */
const CONTENT_OF: readonly (readonly [word: string, content: Content])[] = [
  ['schinken', 'pork'],
  ['salami', 'pork'],
  ['speck', 'pork'],
  ['coppa', 'pork'],
  ['poulet', 'poultry'],
  ['sardellen', 'fish'],
  ['thon', 'fish'],
  ['lachs', 'fish'],
  ['crevetten', 'fish'],
];

type Declared = { readonly allergens: readonly Allergen[]; readonly origins?: readonly Origin[] };

/** What is to be asked about in a dish of the demo, by its origins and its allergens. */
export const contentsOf = ({ allergens, origins = [] }: Declared): Content[] =>
  CONTENTS.filter(
    (each) =>
      (each === 'milk' && allergens.includes('milk')) ||
      (each === 'egg' && allergens.includes('eggs')) ||
      origins.some(({ ingredient }) =>
        CONTENT_OF.some(([word, content]) => content === each && ingredient.toLowerCase().includes(word)),
      ),
  );
