import type { connectionMachine } from '@ofenpost/core/connection/connection.machine';
import type { Ports } from '@ofenpost/core/ports';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type AppActors, useApp } from '../app/app-actors.tsx';
import { isCachedPage } from '../app/page-meta.ts';
import { connectionMessage } from './connection-messages.ts';

/** Updates a cached page. It was rendered for a guest, so a signed-in user gets their own version. */
async function renewCachedPage(ports: Ports, { session, cart }: AppActors, router: AnyRouter): Promise<void> {
  const { id } = await ports.session.loadMe();
  if (id !== selectAccount(session.getSnapshot()).id) location.reload();
  else {
    cart.send({ type: 'cart.outdated' });
    await router.invalidate();
  }
}

/** Shows a toast when the connection is lost, and one when it is back. */
export function useConnectionMessages(connection: ActorRefFrom<typeof connectionMachine>): void {
  const { ports, actors } = useApp();
  const router = useRouter();
  useEffect(() => {
    let isOld = isCachedPage;
    const currentMessage = () => connectionMessage(router.state.location.pathname);
    const lost = connection.on('connection.lost', () =>
      actors.toast.send({
        type: 'toast.shown',
        message: { kind: 'info', title: 'Keine Verbindung', detail: currentMessage().lost },
      }),
    );
    const returned = connection.on('connection.returned', () => {
      actors.toast.send({
        type: 'toast.shown',
        message: { kind: 'success', title: 'Wieder verbunden', detail: currentMessage().returned },
      });
      if (!isOld) return;
      isOld = false;
      renewCachedPage(ports, actors, router).catch(() => {
        isOld = true;
      });
    });
    return () => {
      lost.unsubscribe();
      returned.unsubscribe();
    };
  }, [connection, ports, actors, router]);
}
