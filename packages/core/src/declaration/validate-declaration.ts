import type { Allergen, ProductTag } from '../catalogue/declaration.ts';
import { declarationOf } from './declaration-of.ts';
import { dietContradiction } from './diet-contradiction.ts';
import { ALLERGENS_MISSING, type LabellingDraft } from './labelling.ts';

/** A product, an option or a part of a pizza as staff enter it. */
type Entered = {
  readonly name: string;
  readonly available: boolean;
  readonly allergens: readonly Allergen[];
  readonly labelling?: LabellingDraft | null | undefined;
  readonly tags?: readonly ProductTag[];
};

const ONLY_MANAGERS =
  'Ohne Allergene anbieten darf nur die Leitung. Gib die Allergene an, oder nimm es vorerst aus dem Angebot.';

type Rule = {
  /** Null: it is new. */
  readonly before: Entered | null;
  readonly after: Entered;
  /** Whether whoever saves it may offer it without allergens. */
  readonly mayOverride: boolean;
};

const contradictionOf = (entered: Entered): string | null => dietContradiction(declarationOf(entered));

/** Whether guests can order it although nobody has declared its allergens. */
const isOfferedBlindly = ({ available, labelling }: Entered): boolean =>
  available && labelling?.allergensKnown !== true;

/**
 * Why this change of something to eat is refused, in German: it would be offered without allergens, for no reason or by
 * somebody who may not, or its diet contradicts what is in it. What was so before stays so, and the law guard names it.
 */
export function validateDeclaration({ before, after, mayOverride }: Rule): string | null {
  const contradiction = contradictionOf(after);
  if (contradiction !== null && (before === null || contradictionOf(before) !== contradiction))
    return `${after.name}: ${contradiction}. Nimm das Merkmal weg, oder korrigier die Zutaten.`;
  if (!isOfferedBlindly(after)) return null;
  const reason = after.labelling?.reason ?? '';
  if (before !== null && isOfferedBlindly(before) && (before.labelling?.reason ?? '') === reason) return null;
  if (reason === '') return ALLERGENS_MISSING;
  return mayOverride ? null : ONLY_MANAGERS;
}
