import { isSessionExpired } from '@ofenpost/core/error/error-catalogue';
import { type KitchenOrder, kitchenOrder } from '@ofenpost/core/kitchen-screen/kitchen-order';
import {
  createKitchenScreenActors,
  kitchenScreenMachine,
  kitchenTap,
} from '@ofenpost/core/kitchen-screen/kitchen-screen.machine';
import type { StationFilter } from '@ofenpost/core/kitchen-screen/kitchen-tickets';
import { readStation } from '@ofenpost/core/kitchen-screen/station-choice';
import type { KitchenMarkError } from '@ofenpost/core/kitchen-screen/station-work';
import { createOrderStore } from '@ofenpost/core/offline-taps/stored-orders';
import { KITCHEN_ORDERS_KEY } from '@ofenpost/core/offline-taps/stored-orders-key';
import { createTapStore, storeTaps } from '@ofenpost/core/offline-taps/tap-queue';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { formatTime } from '@ofenpost/core/time/zurich';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAccount, useApp, useAppData } from '../app/app-actors.tsx';
import { showErrorToast, showErrorUnlessOffline } from '../app/show-error-toast.ts';
import { useNetworkChanges } from '../app/use-network-changes.ts';
import { useStoredOrders } from '../app/use-stored-orders.ts';
import { tickerOf } from '../app/use-ticking.ts';
import { isCachedPage } from '../hydration/page-meta.ts';

const labelled = ({ fulfilment, lines }: KitchenOrder) => ({
  fulfilment,
  ovenBreads: lines.filter((line) => line.station === 'oven').length,
});

/** The toast for a tap that the server refused. */
export function refusedTapToast(order: KitchenOrder | undefined, error: KitchenMarkError): ToastMessage {
  const name = order === undefined ? 'Diese Bestellung' : `Bestellung ${order.number}`;
  switch (error.code) {
    case 'alreadyMarked':
      return {
        kind: 'error',
        title: `${name} war schon erledigt`,
        detail: error.at === null ? 'Jemand war schneller.' : `Jemand war schneller, um ${formatTime(error.at)}.`,
      };
    case 'stepRefused':
      return {
        kind: 'error',
        title: `${name} ist nicht mehr in der Küche`,
        detail: `Sie steht jetzt auf «${orderStatusLabel(error.status, order && labelled(order))}».`,
      };
    case 'nothingToRecall':
      return { kind: 'error', title: 'Nichts zurückzuholen', detail: `${name} wurde schon zurückgeholt.` };
    case 'recallTooLate':
      return {
        kind: 'error',
        title: 'Zu spät zum Zurückholen',
        detail: `${name} ist schon bereit. Das Bestellpult kann sie noch korrigieren.`,
      };
    case 'orderUnknown':
      return { kind: 'error', title: `${name} gibt es nicht mehr`, detail: 'Lade die Seite neu.' };
  }
}

export type KitchenScreenActor = ActorRefFrom<typeof kitchenScreenMachine>;

const isAny = (): boolean => true;
const STORED_ORDERS = { key: KITCHEN_ORDERS_KEY, version: 1, order: kitchenOrder };

/**
 * Runs the screen of the kitchen; it begins at `station`, else at the one that this device showed last. Toasts report
 * refused taps.
 */
export function useKitchenScreen(station: StationFilter | undefined): KitchenScreenActor {
  const { ports, actors } = useApp();
  const { contentVersion } = useAppData();
  const [machine] = useState(() => kitchenScreenMachine.provide({ actors: createKitchenScreenActors(ports) }));
  const { id } = useAccount();
  // Taps that one person left waiting are never sent in the name of the next.
  const [store] = useState(() => createTapStore(ports, { key: `kitchen-taps-${id}`, version: 1, tap: kitchenTap }));
  const [waiting] = useState(() => store.read());
  const [orderStore] = useState(() => createOrderStore(ports, STORED_ORDERS, id));
  const [orders] = useState(() => (isCachedPage ? orderStore.read() : null));
  const actor = useActorRef(machine, {
    input: { now: ports.clock.now(), waiting, orders, ...(station && { station }) },
  });
  useEffect(() => storeTaps(actor, store), [actor, store]);
  useStoredOrders(actor, orderStore, isAny);
  useEffect(() => {
    if (station === undefined) actor.send({ type: 'station.chosen', station: readStation(ports.keyValue) });
  }, [actor, ports, station]);
  useNetworkChanges(actor);
  useEffect(() => {
    const ticker = tickerOf(ports.clock);
    const pass = () => actor.send({ type: 'time.passed', at: ticker.now() });
    pass();
    return ticker.subscribe(pass);
  }, [actor, ports]);
  // A group may have moved to another station.
  const [version] = useState(contentVersion);
  useEffect(() => {
    if (contentVersion !== version) actor.send({ type: 'connection.retried' });
  }, [actor, contentVersion, version]);
  useEffect(() => {
    const refused = actor.on('tap.refused', ({ order, error }) =>
      actors.toast.send({ type: 'toast.shown', message: refusedTapToast(order, error) }),
    );
    const failed = actor.on('tap.failed', ({ error }) => showErrorUnlessOffline(actors, error));
    const lost = actor.on('connection.lost', ({ error }) => {
      if (isSessionExpired(error)) showErrorToast(actors, error);
    });
    return () => {
      refused.unsubscribe();
      failed.unsubscribe();
      lost.unsubscribe();
    };
  }, [actor, actors]);
  return actor;
}
