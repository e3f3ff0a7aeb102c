import type { Account } from '@ofenpost/core/account/account';
import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { sessionExpired } from '@ofenpost/core/error/error-catalogue';
import type { Ports } from '@ofenpost/core/ports';
import { isLoggedIn } from '@ofenpost/core/session/role';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { startUpActors } from '@ofenpost/core/session/start-up.actors';
import { startUpMachine } from '@ofenpost/core/session/start-up.machine';
import { useEffect } from 'react';
import { createActor, toPromise } from 'xstate';
import { type AppActors, useApp } from '../app/app-actors.tsx';
import { logFailure } from '../app/log-failure.ts';
import { isCachedPage } from '../app/page-meta.ts';
import { showErrorToast } from '../app/show-error-toast.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function replaceAccount(actors: AppActors, account: Account): void {
  const { session } = actors;
  if (isSame(account, selectAccount(session.getSnapshot()))) return;
  if (isLoggedIn(account)) session.send({ type: 'account.loaded', account });
  else showErrorToast(actors, sessionExpired());
}

async function startUp(ports: Ports, actors: AppActors): Promise<void> {
  const machine = startUpMachine.provide({ actors: startUpActors });
  const actor = createActor(machine, { input: { environment: 'browser', cookiePresent: true, ports } });
  actor.on('startUp.failed', ({ error }) => logFailure(error));
  const { account, cart } = await toPromise(actor.start());
  if (actor.getSnapshot().matches('failed')) return;
  replaceAccount(actors, account);
  // The cart may have changed meanwhile: its own queue knows which response is the newest.
  if (!isSame(cart, selectCart(actors.cart.getSnapshot()))) actors.cart.send({ type: 'cart.outdated' });
}

/**
 * Loads the user, then the cart, after hydration: they replace the server's data only where they differ. A cached page
 * skips it, because it is offline. Source: specification, section 4.
 */
export function useStartUp(): void {
  const { ports, actors } = useApp();
  useEffect(() => {
    if (!isCachedPage) void startUp(ports, actors);
  }, [ports, actors]);
}
