import { createConnectionActors } from '@ofenpost/core/connection/connection.actors';
import { connectionMachine, selectIsOffline } from '@ofenpost/core/connection/connection.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { setOffline } from '../app/offline-state.ts';
import { isCachedPage } from '../app/page-meta.ts';
import { useOtherTabs } from '../session/use-other-tabs.ts';
import { useStartUp } from '../session/use-start-up.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useAppUpdate } from './use-app-update.ts';
import { useConnectionMessages } from './use-connection-messages.ts';
import { useNetworkChanges } from './use-network-changes.ts';
import { useStoredCart } from './use-stored-cart.ts';

const sendPageShown = (send: () => void) => () => {
  if (document.visibilityState === 'visible') send();
};

/**
 * Follows the connection and other tabs, and caches pages for offline use. It shows a notice only while the server
 * cannot be reached.
 */
export function ConnectionSection() {
  const { ports } = useApp();
  const [machine] = useState(() => connectionMachine.provide({ actors: createConnectionActors(ports) }));
  const actor = useActorRef(machine, { input: { isReached: !isCachedPage && navigator.onLine } });
  const isOffline = useSelector(actor, selectIsOffline);
  useNetworkChanges(actor);
  useEffect(() => {
    const sendShown = sendPageShown(() => actor.send({ type: 'page.shown' }));
    document.addEventListener('visibilitychange', sendShown);
    return () => document.removeEventListener('visibilitychange', sendShown);
  }, [actor]);
  useEffect(() => setOffline(isOffline), [isOffline]);
  useConnectionMessages(actor);
  useStartUp();
  useStoredCart();
  useOtherTabs();
  useAppUpdate();
  return isOffline ? <OfflineNotice /> : null;
}
