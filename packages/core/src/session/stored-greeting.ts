import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { isLoggedIn } from '../role/role.ts';
import type { VersionedValue } from '../storage/versioned-value.ts';
import { isolated } from '../text/cut-text.ts';
import type { ToastMessage } from '../toast/toast.machine.ts';
import { GREETING_KEY } from './greeting-key.ts';

/** What a toast reports at the next start, because signing in and out leave the page. */
const schema = z.discriminatedUnion('kind', [
  /** Somebody left to sign in; `cartAmount` is the number of pieces in the guest's cart. */
  z.object({ kind: z.literal('signingIn'), cartAmount: z.int() }),
  z.object({ kind: z.literal('accountRemoved') }),
]);
export type StoredGreeting = z.infer<typeof schema>;

export const storedGreeting: VersionedValue<StoredGreeting> = { key: GREETING_KEY, version: 1, schema };

/** The toast for the present user; null when there is nothing to report, such as after giving up at the provider. */
export function greetingToast(greeting: StoredGreeting, account: Account): ToastMessage | null {
  if (greeting.kind === 'accountRemoved')
    return { kind: 'success', title: 'Konto gelöscht', detail: 'Danke, dass du da warst. Mach es gut!' };
  if (!isLoggedIn(account)) return null;
  const { firstname } = account;
  return {
    kind: 'success',
    title: firstname === '' ? 'Schön, bist du da!' : `Schön, bist du da, ${isolated(firstname)}!`,
    detail: greeting.cartAmount > 0 ? 'Dein Warenkorb ist mitgekommen.' : 'Du bist angemeldet.',
  };
}
