import type { VatClass } from '../vat/vat.ts';
import type { Declaration, LegalAge, OrderedDeclaration } from './declaration.ts';

/** From when on it may be handed over; alcohol of an unknown kind as spirits. Source: LMG art. 14, AlkG art. 41. */
export function minimumAgeOf({ alcohol }: Pick<Declaration, 'alcohol'>, isAlcohol: boolean): LegalAge | null {
  if (alcohol === null) return isAlcohol ? 18 : null;
  return alcohol.kind === 'distilled' ? 18 : 16;
}

type Declared = { readonly declaration?: OrderedDeclaration | undefined };

/** The same line, with the age of a restaurant that asks for more than the law. */
export function atLeastAged<Line extends Declared>(line: Line, alcoholMinAge: LegalAge = 16): Line {
  const { declaration } = line;
  if (declaration === undefined || declaration.minimumAge === null || alcoholMinAge === 16) return line;
  return { ...line, declaration: { ...declaration, minimumAge: alcoholMinAge } };
}

/** The age that an order asks for: the highest of its lines, raised where the restaurant asks for more; null is none. */
export function minimumAgeOfLines(
  lines: readonly (Declared & { readonly vatClass: VatClass })[],
  alcoholMinAge: LegalAge = 16,
): LegalAge | null {
  const ages = lines.map(({ declaration, vatClass }) =>
    declaration === undefined ? minimumAgeOf({ alcohol: null }, vatClass === 'alcohol') : declaration.minimumAge,
  );
  if (ages.every((age) => age === null)) return null;
  return alcoholMinAge === 18 || ages.includes(18) ? 18 : 16;
}
