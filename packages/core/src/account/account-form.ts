import { createEditorActors } from '../editor/editor.actors.ts';
import { createEditorMachine } from '../editor/editor.machine.ts';
import { sessionExpired } from '../error/error-catalogue.ts';
import { err, ok } from '../result/result.ts';
import { isLoggedIn } from '../session/role.ts';
import type { SessionPort } from '../session/session.port.ts';
import { ACCOUNT_UPDATE_MESSAGES, type AccountUpdate, accountUpdate, accountUpdateOf } from './account-update.ts';
import type { AccountPort } from './account.port.ts';
import { GUEST } from './guest.ts';

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
