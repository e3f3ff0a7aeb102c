import { leftOutMessage } from '@ofenpost/core/cart/cart-messages';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { greetingToast, storedGreeting } from '@ofenpost/core/session/stored-greeting';
import type { KeyValuePort } from '@ofenpost/core/storage/key-value.port';
import { readValue } from '@ofenpost/core/storage/versioned-value';
import type { AppActors } from './app-actors.tsx';

/**
 * Shows the stored greeting once after signing in or out. `leftOut` items of the guest's cart did not fit into the cart
 * of the account.
 */
export function showWelcomeToast({ session, toast }: AppActors, keyValue: KeyValuePort, leftOut: number): void {
  const greeting = readValue(keyValue, storedGreeting);
  keyValue.remove(storedGreeting.key);
  const message = greeting === null ? null : greetingToast(greeting, selectAccount(session.getSnapshot()));
  if (message !== null) toast.send({ type: 'toast.shown', message });
  if (leftOut > 0) toast.send({ type: 'toast.shown', message: leftOutMessage(leftOut) });
}
