import { createConnectionActors } from '@ofenpost/core/connection/connection.actors';
import { connectionMachine, selectIsOffline } from '@ofenpost/core/connection/connection.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { setOffline } from '../app/offline-sign.ts';
import { isKeptPage } from '../app/page-facts.ts';
import { useOtherTabs } from '../session/use-other-tabs.ts';
import { useStartUp } from '../session/use-start-up.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useAppUpdate } from './use-app-update.ts';
import { useConnectionNews } from './use-connection-news.ts';
import { useKeptCart } from './use-kept-cart.ts';
import { useNetworkNews } from './use-network-news.ts';

const tellShown = (send: () => void) => () => {
  if (document.visibilityState === 'visible') send();
};

/** Starts up, follows the connection and the other tabs, and keeps what can be read without a connection. Shows something only while there is none. */
export function ConnectionPart() {
  const { ports } = useApp();
  const [machine] = useState(() => connectionMachine.provide({ actors: createConnectionActors(ports) }));
  const actor = useActorRef(machine, { input: { isReached: !isKeptPage && navigator.onLine } });
  const isOffline = useSelector(actor, selectIsOffline);
  useNetworkNews(actor);
  useEffect(() => {
    const tell = tellShown(() => actor.send({ type: 'page.shown' }));
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [actor]);
  useEffect(() => setOffline(isOffline), [isOffline]);
  useConnectionNews(actor);
  useStartUp();
  useKeptCart();
  useOtherTabs();
  useAppUpdate();
  return isOffline ? <OfflineNotice /> : null;
}
