import * as z from 'zod/mini';
import { optionalText, requiredText } from '../text/text.ts';
import { tooLong } from '../validation/basic-fields.ts';
import { allergens, declaration, declaredFields, origin } from './declaration.ts';

/** What something declares besides its list of allergens; products have their origins and their diet in other fields. */
export const labelling = z.object({
  /** Whether the list of allergens is complete; an empty list then means that it contains none. */
  allergensKnown: z.boolean(),
  traces: allergens,
  origins: z.array(origin).check(z.maxLength(20)),
  ...declaredFields,
});
export type Labelling = z.infer<typeof labelling>;

export const LABELLING_REASON_MAX = 200;

const ORIGIN_TEXT_MAX = 60;

const enteredOrigins = z
  .array(
    z.object({
      ingredient: requiredText(ORIGIN_TEXT_MAX, 'Bitte gib die Zutat an', tooLong('Die Zutat', ORIGIN_TEXT_MAX)),
      country: requiredText(ORIGIN_TEXT_MAX, 'Bitte gib das Land an', tooLong('Das Land', ORIGIN_TEXT_MAX)),
    }),
  )
  .check(z.maxLength(20));

/** The same as staff enter it. */
export const labellingDraft = z.extend(labelling, {
  origins: enteredOrigins,
  /** Why it is offered without its allergens; '' or missing is none. Guests do not get it. */
  reason: z.optional(optionalText(LABELLING_REASON_MAX, tooLong('Der Grund', LABELLING_REASON_MAX))),
});
/** The declaration of a course as staff enter it. */
export const courseDeclarationDraft = z.extend(declaration, { origins: enteredOrigins });

export type LabellingDraft = z.infer<typeof labellingDraft>;

/** Something that nobody has looked at. */
export const UNDECLARED: LabellingDraft = {
  allergensKnown: false,
  traces: [],
  origins: [],
  contents: [],
  methods: null,
  diet: null,
  alcohol: null,
  drink: null,
  checked: false,
};

/** Something that consists of nothing, such as a size. */
export const DECLARED: LabellingDraft = { ...UNDECLARED, allergensKnown: true, methods: [], checked: true };

/** The labelling of something whose allergens somebody has just named: the rest has to be checked again. */
export const withKnownAllergens = (before: LabellingDraft | null | undefined): LabellingDraft => ({
  ...(before ?? UNDECLARED),
  allergensKnown: true,
  reason: '',
  checked: false,
});

type Reasoned = { readonly labelling?: LabellingDraft | null | undefined };

/** The same as guests get it: why it is offered without its allergens stays with staff. */
export function withoutReason<T extends Reasoned>(thing: T): T {
  if (thing.labelling?.reason === undefined) return thing;
  const { reason: _reason, ...labelled } = thing.labelling;
  return { ...thing, labelling: labelled };
}

type Published = { readonly available: boolean; readonly labelling?: LabellingDraft | null | undefined };

export const ALLERGENS_MISSING =
  'Gib die Allergene an, bestätige, dass es keine enthält, oder sag, warum du es trotzdem anbietest.';

/**
 * Whether it may be offered as entered: without allergens only for a reason. What a file brings without any labelling
 * stays as it is, and is found by the law guard.
 */
export const mayBeOffered = ({ available, labelling: entered }: Published): boolean =>
  !available || entered === undefined || entered === null || entered.allergensKnown || (entered.reason ?? '') !== '';
