import { canGuestCancel } from '@ofenpost/core/order/guest-cancel';
import type { Order } from '@ofenpost/core/order/order';
import { createOrderCancelActors, orderCancelMachine, selectIsOpen } from '@ofenpost/core/order/order-cancel.machine';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useThisMinute } from '../app/use-ticking.ts';
import { CloseIcon } from '../ui/icons.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import styles from './order-page.module.css';

const cancelDialog = onDemand(() => import('./cancel-dialog.tsx').then((module) => module.CancelDialog));

type Props = {
  readonly orderKey: OrderKey;
  readonly order: Order;
  /** The setting, in minutes; null: never. */
  readonly guestCancelMinutes: number | null;
  readonly className: string | undefined;
  readonly onCancelled: (order: Order) => void;
};

const LATE = 'Wir sind viel später, als wir versprochen haben. Wenn du nicht mehr warten magst, kannst du stornieren.';

/** Lets the guest cancel the order until staff accept it, and again once its promise is broken. */
export function CancelOrder({ orderKey, order, guestCancelMinutes, className, onCancelled }: Props) {
  const terms = { guestCancelMinutes, at: useThisMinute() };
  const canCancel = canGuestCancel(order, terms);
  const { ports, actors } = useApp();
  const [machine] = useState(() => orderCancelMachine.provide({ actors: createOrderCancelActors(ports) }));
  const actor = useActorRef(machine, { input: { key: orderKey } });
  const isOpen = useSelector(actor, selectIsOpen);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    const cancelled = actor.on('order.cancelled', (event) => onCancelled(event.order));
    const failed = actor.on('cancel.failed', ({ error }) => showErrorToast(actors, error));
    return () => {
      cancelled.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors, onCancelled]);
  return (
    <>
      {canCancel && order.promisedAt !== null && <p className={styles.late}>{LATE}</p>}
      {canCancel && (
        <button
          type="button"
          className={className}
          onPointerEnter={cancelDialog.preload}
          onFocus={cancelDialog.preload}
          onClick={() => {
            setMounted(true);
            actor.send({ type: 'cancel.requested' });
          }}
        >
          <CloseIcon />
          Bestellung stornieren
        </button>
      )}
      {isMounted && (
        <cancelDialog.Component
          actor={actor}
          order={order}
          terms={terms}
          isOpen={isOpen}
          onClosed={() => setMounted(false)}
          onLoadFailed={() => {
            setMounted(false);
            actor.send({ type: 'cancel.closed' });
          }}
        />
      )}
    </>
  );
}
