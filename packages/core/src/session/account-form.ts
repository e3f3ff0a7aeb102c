import * as z from 'zod/mini';
import { accountRemovalMessage } from '../account/account-removal.ts';
import type { AccountPort } from '../account/account.port.ts';
import { ACCOUNT_UPDATE_MESSAGES, type AccountUpdate, accountUpdate, accountUpdateOf } from '../account/account.ts';
import { GUEST } from '../account/guest.ts';
import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import { forgetFormsOf } from '../editor/form-draft.ts';
import { sessionExpired } from '../error/error-catalogue.ts';
import { err, ok } from '../result/result.ts';
import { isLoggedIn } from '../role/role.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { writeValue } from '../storage/versioned-value.ts';
import { forgetPerson, type SessionEvent } from './session.machine.ts';
import type { SessionPort } from './session.port.ts';
import { storedGreeting } from './stored-greeting.ts';

type AccountFormPorts = { readonly account: AccountPort; readonly session: SessionPort };

async function loadOwn(session: SessionPort): Promise<AccountUpdate> {
  const me = await session.loadMe();
  if (!isLoggedIn(me)) throw sessionExpired();
  return accountUpdateOf(me);
}

/** The editor of the own account. Source: specification, sections 4 and 5. */
export const createAccountForm = ({ account, session }: AccountFormPorts) =>
  createEditorMachine({ schema: accountUpdate, blank: accountUpdateOf(GUEST) }).provide({
    actors: createEditorActors<AccountUpdate>({
      load: () => loadOwn(session),
      save: async ({ value }) => {
        const updated = await account.update(value);
        return updated.ok
          ? ok(accountUpdateOf(updated.value))
          : err({ code: 'refused', message: ACCOUNT_UPDATE_MESSAGES[updated.error.code] });
      },
    }),
  });

/** The word that a person types to confirm, so that no account is deleted by mistake. */
export const REMOVAL_WORD = 'LÖSCHEN';

const MISSING = `Bitte schreib ${REMOVAL_WORD}, wenn du sicher bist.`;

/** Small letters are accepted too. */
export const accountRemovalDraft = z.object({
  confirmation: z
    .string(MISSING)
    .check(z.refine((text) => text.trim().toUpperCase().normalize('NFC') === REMOVAL_WORD, MISSING)),
});
export type AccountRemovalDraft = z.infer<typeof accountRemovalDraft>;

export const BLANK_REMOVAL: AccountRemovalDraft = { confirmation: '' };

type RemovalPorts = { readonly account: AccountPort; readonly keyValue: KeyValuePort };

type Session = { readonly send: (event: SessionEvent) => void };

/**
 * The form that removes the own account for good. The session is informed from the start, so that it learns the result
 * even when the form is closed before.
 */
export const createAccountRemovalForm = ({ account, keyValue }: RemovalPorts, session: Session, id: string) =>
  createEditorMachine({ schema: accountRemovalDraft, blank: BLANK_REMOVAL }).provide({
    actors: createEditorActors<AccountRemovalDraft>({
      load: async () => BLANK_REMOVAL,
      save: async ({ value }) => {
        let end: SessionEvent = { type: 'removal.failed' };
        session.send({ type: 'removal.begun' });
        try {
          const removed = await account.remove(id);
          if (!removed.ok) return err({ code: 'refused', message: accountRemovalMessage(removed.error) });
          forgetPerson(keyValue);
          forgetFormsOf(keyValue, id);
          writeValue(keyValue, storedGreeting, { kind: 'accountRemoved' });
          end = { type: 'account.removed' };
          return ok(value);
        } finally {
          session.send(end);
        }
      },
    }),
  });
