import { isSessionExpired } from '@ofenpost/core/error/error-catalogue';
import { createOrderStore } from '@ofenpost/core/offline-taps/stored-orders';
import { ORDER_DESK_KEY } from '@ofenpost/core/offline-taps/stored-orders-key';
import { createTapStore, storeTaps } from '@ofenpost/core/offline-taps/tap-queue';
import { editRefusalText } from '@ofenpost/core/order-desk/edit-order-messages';
import { orderDeskTap } from '@ofenpost/core/order-desk/order-desk-taps';
import { createOrderDeskActors } from '@ofenpost/core/order-desk/order-desk.actors';
import { orderDeskMachine } from '@ofenpost/core/order-desk/order-desk.machine';
import { selectKnownOrders } from '@ofenpost/core/order-desk/order-desk.selectors';
import { boardStatus } from '@ofenpost/core/order/guest-cancel';
import { type Order, order as storedOrder } from '@ofenpost/core/order/order';
import type { OrderChangeError } from '@ofenpost/core/order/order-change';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { aboveLimitMessage } from '@ofenpost/core/role/staff-limit';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAccount, useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline, showErrorToast } from '../app/show-error-toast.ts';
import { useNetworkChanges } from '../app/use-network-changes.ts';
import { useStoredOrders } from '../app/use-stored-orders.ts';
import { isCachedPage } from '../hydration/page-meta.ts';

/** Returns the toast for a change that the server refused: somebody else was faster, or it is not possible any more. */
export function refusedChangeToast(order: Order | undefined, error: OrderChangeError): ToastMessage {
  const name = order === undefined ? 'Diese Bestellung' : `Bestellung ${order.number}`;
  switch (error.code) {
    case 'orderUnknown':
      return {
        kind: 'error',
        title: `${name} gibt es nicht mehr`,
        detail: 'Lade die Seite neu, wenn sie noch auf dem Pult liegt.',
      };
    case 'stepRefused':
      return {
        kind: 'error',
        title: `${name} ist schon weiter`,
        detail: `Jemand war schneller: Sie steht jetzt auf «${orderStatusLabel(error.status, order)}».`,
      };
    case 'ageUnchecked':
      return {
        kind: 'error',
        title: 'Zuerst der Ausweis',
        detail: `${name} hat Alkohol: Er geht nur an eine Person ab ${error.minimumAge}, die sich ausweist.`,
      };
    case 'aboveLimit':
      return { kind: 'error', title: `${name} bleibt, wie sie ist`, detail: aboveLimitMessage(error) };
    case 'idempotencyKeyReused':
      return {
        kind: 'error',
        title: `${name} bleibt, wie sie ist`,
        detail: 'Darunter kam schon etwas anderes an. Schau, wie sie jetzt steht, und tipp nochmals.',
      };
    case 'undoTooLate':
      return {
        kind: 'error',
        title: 'Zu spät zum Rückgängigmachen',
        detail: `${name} bleibt, wie sie ist. In den Details lässt sie sich noch korrigieren.`,
      };
    case 'giftCardSpent':
      return {
        kind: 'error',
        title: `${name} lässt sich nicht zurückholen`,
        detail: 'Was der Gutschein zurückbekommen hat, ist schon ausgegeben.',
      };
    case 'promiseInvalid':
      return {
        kind: 'error',
        title: 'Diese Zeit geht nicht',
        detail: `${name} braucht eine andere Zeit, die noch kommt.`,
      };
    case 'nothingToCorrect':
      return { kind: 'error', title: 'Hier gibt es nichts zu korrigieren', detail: `${name} ist schon so bezahlt.` };
    default:
      return { kind: 'error', title: `${name} lässt sich so nicht ändern`, detail: editRefusalText(error) ?? '' };
  }
}

export type OrderDeskActor = ActorRefFrom<typeof orderDeskMachine>;

/** The order of a dialog as it is now; as it was opened where the board does not know it, such as an earlier one. */
export const useLiveOrder = (board: OrderDeskActor, opened: Order): Order =>
  useSelector(board, (snapshot) => selectKnownOrders(snapshot)?.[opened.id]) ?? opened;

const isOpen = (order: Order): boolean => !isFinished(boardStatus(order));
const STORED_ORDERS = { key: ORDER_DESK_KEY, version: 1, order: storedOrder };

/** Runs the live order desk; toasts report failed steps. */
export function useOrderDesk(): OrderDeskActor {
  const { ports, actors } = useApp();
  const [machine] = useState(() => orderDeskMachine.provide({ actors: createOrderDeskActors(ports) }));
  const { id } = useAccount();
  // Taps that one person left waiting are never sent in the name of the next.
  const [store] = useState(() => createTapStore(ports, { key: `desk-taps-${id}`, version: 1, tap: orderDeskTap }));
  const [waiting] = useState(() => store.read());
  const [orderStore] = useState(() => createOrderStore(ports, STORED_ORDERS, id));
  const [orders] = useState(() => (isCachedPage ? orderStore.read() : null));
  const actor = useActorRef(machine, { input: { waiting, orders } });
  useEffect(() => storeTaps(actor, store), [actor, store]);
  useStoredOrders(actor, orderStore, isOpen);
  useNetworkChanges(actor);
  useEffect(() => {
    const refused = actor.on('step.refused', ({ order, error }) =>
      actors.toast.send({ type: 'toast.shown', message: refusedChangeToast(order, error) }),
    );
    const needed = actor.on('connection.needed', ({ order }) =>
      actors.toast.send({
        type: 'toast.shown',
        message: {
          kind: 'error',
          title: 'Das braucht eine Verbindung',
          detail: `${order === undefined ? 'Diese Bestellung' : `Bestellung ${order.number}`} bleibt, wie sie ist: Geld und Absagen gehen erst, wenn das Netz zurück ist.`,
        },
      }),
    );
    const failed = actor.on('step.failed', ({ error }) => showErrorToast(actors, error));
    const lost = actor.on('connection.lost', ({ error }) => {
      const { orders: loaded, failures } = actor.getSnapshot().context;
      if (loaded === null && failures === 1) showErrorUnlessOffline(actors, error);
      // Later failures show as a lost connection on the board, except an expired session.
      else if (isSessionExpired(error)) showErrorToast(actors, error);
    });
    return () => {
      lost.unsubscribe();
      needed.unsubscribe();
      refused.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors]);
  return actor;
}
