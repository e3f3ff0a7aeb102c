import { type CheckoutDraft, checkoutDraft } from './checkout-draft.ts';

/** The first message of each wrong field, by its path: `address.street`. */
export type DraftErrors = Readonly<Record<string, string>>;

/**
 * What is wrong with a draft. `needsLegalAge`: the cart holds alcohol. Fields are trimmed before they are judged.
 */
export function draftErrors(draft: CheckoutDraft, { needsLegalAge }: { readonly needsLegalAge: boolean }): DraftErrors {
  const issues = checkoutDraft.safeParse(draft).error?.issues ?? [];
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join('.')] ??= message;
  if (needsLegalAge && !draft.legalAgeConfirmed)
    errors['legalAgeConfirmed'] = 'Bitte bestätige, dass du alt genug bist.';
  return errors;
}
