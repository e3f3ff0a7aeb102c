import type { Allergen } from '@ofenpost/core/catalogue/declaration';
import type { Declaration } from '@ofenpost/core/declaration/declaration';
import type { LabellingDraft } from '@ofenpost/core/declaration/labelling';

type Declared = { readonly allergens: Allergen[]; readonly labelling: LabellingDraft | null };

/** The declaration of a course as the fields of a declaration enter it. */
export function enteredCourse(declaration: Declaration | null): Declared {
  if (declaration === null) return { allergens: [], labelling: null };
  const { allergens, ...facts } = declaration;
  return {
    allergens: allergens?.contains ?? [],
    labelling: { ...facts, allergensKnown: allergens !== null, traces: allergens?.traces ?? [] },
  };
}

/** And back. */
export function courseDeclaration({ allergens, labelling }: Declared): Declaration | null {
  if (labelling === null) return null;
  const { allergensKnown, traces, reason: _reason, ...facts } = labelling;
  return { ...facts, allergens: allergensKnown ? { contains: allergens, traces } : null };
}
