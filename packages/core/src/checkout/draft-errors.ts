import { type FieldErrors, fieldErrors } from '../editor/field-errors.ts';
import { type CheckoutDraft, checkoutDraft } from './checkout-draft.ts';

const LEGAL_AGE: FieldErrors = { legalAgeConfirmed: 'Bitte bestätige, dass du alt genug bist.' };

/**
 * The errors of a draft by field. `needsLegalAge`: the cart holds alcohol. Fields are trimmed before they are
 * validated.
 */
export const draftErrors = (
  draft: CheckoutDraft,
  { needsLegalAge }: { readonly needsLegalAge: boolean },
): FieldErrors => ({
  ...fieldErrors(checkoutDraft, draft),
  ...(needsLegalAge && !draft.legalAgeConfirmed ? LEGAL_AGE : {}),
});
