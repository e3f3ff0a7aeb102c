import { chosenOptions } from '../catalogue/option-choice.ts';
import type { Product } from '../catalogue/product.ts';
import type { Menu } from '../menu/menu.ts';
import { type ResolvedCreation, groundOf } from '../pizza/resolve-creation.ts';
import { type VatClass, isAlcohol } from '../vat/vat.ts';
import { declarationOf, declarationOfIngredient } from './declaration-of.ts';
import type { Declaration, OrderedDeclaration } from './declaration.ts';
import { declaredHalves } from './declared-halves.ts';
import { minimumAgeOf } from './minimum-age.ts';
import { uniteDeclarations } from './unite-declarations.ts';

type Declared = { readonly declaration?: OrderedDeclaration };
type Taxed = { readonly vatClass: VatClass };

/** Missing where nobody has declared anything of any part. */
function declared(parts: readonly Declaration[], taxed: Taxed, isAnyDeclared: boolean): Declared {
  if (!isAnyDeclared) return {};
  const whole = uniteDeclarations(parts);
  return { declaration: { ...whole, minimumAge: minimumAgeOf(whole, isAlcohol(taxed)) } };
}

const isDeclared = ({ labelling }: { readonly labelling?: unknown }): boolean =>
  labelling !== null && labelling !== undefined;

/** A product with the chosen options. */
export function declaredProduct(product: Product, optionIds: readonly string[]): Declared {
  const options = chosenOptions(product, optionIds).flatMap((chosen) => chosen.options);
  return declared([product, ...options].map(declarationOf), product, [product, ...options].some(isDeclared));
}

/** An own pizza with all its parts, and each half where they differ. */
export function declaredPizza(pizza: ResolvedCreation, taxed: Taxed): Declared {
  const parts = [...groundOf(pizza), ...pizza.toppings.map(({ topping }) => topping)];
  const { declaration } = declared(parts.map(declarationOfIngredient), taxed, parts.some(isDeclared));
  if (declaration === undefined) return {};
  const halves = declaredHalves(pizza);
  return { declaration: halves === null ? declaration : { ...declaration, halves } };
}

/** A menu with all its courses; one that is not declared makes the whole undeclared. */
export function declaredMenu(menu: Menu): Declared {
  const courses = menu.declarations ?? [];
  const parts = menu.courses.map((_, place) => courses[place] ?? declarationOf({ allergens: [] }));
  return declared(
    parts,
    menu,
    courses.some((each) => each !== null),
  );
}
