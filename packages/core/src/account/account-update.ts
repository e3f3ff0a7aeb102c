import * as z from 'zod/mini';
import { accountDraft, accountDraftOf } from './account-draft.ts';
import type { Account } from './account.ts';

/** Source: specification, section 7: id, firstname, lastname, phoneNumber. */
export const accountUpdate = z.extend(accountDraft, { id: z.string('Bitte melde dich an.') });
export type AccountUpdate = z.infer<typeof accountUpdate>;

export const accountUpdateError = z.discriminatedUnion('code', [
  /** Everybody may edit only the own account. */
  z.object({ code: z.literal('accountForeign') }),
]);
export type AccountUpdateError = z.infer<typeof accountUpdateError>;

export const ACCOUNT_UPDATE_MESSAGES: Record<AccountUpdateError['code'], string> = {
  accountForeign: 'Du kannst nur dein eigenes Konto bearbeiten.',
};

/** The initial values of the form. A guest has no id, which the server refuses. */
export const accountUpdateOf = (account: Account): AccountUpdate => ({
  id: account.id ?? '',
  ...accountDraftOf(account),
});
