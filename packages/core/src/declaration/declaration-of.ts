import type { Allergen, ProductTag } from '../catalogue/declaration.ts';
import type { Declaration, Origin } from './declaration.ts';
import { type Labelling, UNDECLARED } from './labelling.ts';

type Declared = {
  readonly allergens: readonly Allergen[];
  readonly labelling?: Labelling | null | undefined;
  readonly origins?: readonly Origin[];
  readonly tags?: readonly ProductTag[];
};

/** The diet that the tags of a product or a part of a pizza name. */
const taggedDiet = (tags: readonly ProductTag[]): Declaration['diet'] =>
  tags.includes('vegan') ? 'vegan' : tags.includes('vegetarian') ? 'vegetarian' : null;

/** The declaration of a product, an option or a part of a pizza. */
export function declarationOf({ allergens, labelling, origins = [], tags }: Declared): Declaration {
  const {
    allergensKnown,
    traces,
    origins: more,
    contents,
    methods,
    diet,
    alcohol,
    drink,
    checked,
  } = labelling ?? UNDECLARED;
  return {
    allergens: allergensKnown ? { contains: [...allergens], traces } : null,
    contents,
    origins: [...origins, ...more],
    methods,
    diet: tags === undefined ? diet : taggedDiet(tags),
    alcohol,
    drink,
    checked,
  };
}

type DeclaredIngredient = Omit<Declared, 'origins'> & {
  readonly name: string;
  readonly originCountry: string | null;
};

/** The declaration of a part of a pizza, whose origin bears its name. */
export const declarationOfIngredient = ({ name, originCountry, ...ingredient }: DeclaredIngredient): Declaration =>
  declarationOf({
    ...ingredient,
    origins: originCountry === null ? [] : [{ ingredient: name, country: originCountry }],
  });
