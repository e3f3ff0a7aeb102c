import type { Order } from '@ofenpost/core/order/order';
import { createOrderCancelActors, orderCancelMachine, selectIsOpen } from '@ofenpost/core/order/order-cancel.machine';
import { canCustomerCancel } from '@ofenpost/core/order/order-lifecycle.machine';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { onDemand } from '../ui/on-demand.tsx';
import controls from '../ui/controls.module.css';
import styles from './order-page.module.css';

const cancelDialog = onDemand(() => import('./cancel-dialog.tsx').then((module) => module.CancelDialog));

type Props = {
  readonly orderKey: OrderKey;
  readonly order: Order;
  readonly onCancelled: (order: Order) => void;
};

/** Lets the customer cancel the order until staff accept it. */
export function CancelOrder({ orderKey, order, onCancelled }: Props) {
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
      {canCustomerCancel(order) && (
        <button
          type="button"
          className={`${controls.secondary} ${controls.small} ${styles.cancel}`}
          onPointerEnter={cancelDialog.preload}
          onFocus={cancelDialog.preload}
          onClick={() => {
            setMounted(true);
            actor.send({ type: 'cancel.requested' });
          }}
        >
          Bestellung stornieren
        </button>
      )}
      {isMounted && (
        <cancelDialog.Component
          actor={actor}
          order={order}
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
