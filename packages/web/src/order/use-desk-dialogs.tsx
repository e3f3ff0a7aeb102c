import type { Order, OrderStep } from '@ofenpost/core/order/order';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { useCallback, useState } from 'react';
import { onDemand } from '../app/on-demand.tsx';
import type { OrderDeskActor } from './use-order-desk.ts';

const reasonDialog = onDemand(() => import('./reason-dialog.tsx').then((module) => module.ReasonDialog));
const orderDialog = onDemand(() => import('./desk-order-dialog.tsx').then((module) => module.DeskOrderDialog));
const dayDialog = onDemand(() => import('./desk-day-dialog.tsx').then((module) => module.DeskDayDialog));

/** Which dialog lies over the board. One may lead to the next. */
export type DeskDialog =
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'day' }
  | { readonly kind: 'reason'; readonly order: Order; readonly end: EndWithReason };

/** The dialogs of the board, and what tickets do: both stay the same functions, so that tickets need not render again. */
export function useDeskDialogs(desk: OrderDeskActor) {
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const step = useCallback(
    ({ id }: Order, taken: OrderStep) => desk.send({ type: 'step.taken', id, step: taken }),
    [desk],
  );
  const end = useCallback((order: Order, how: EndWithReason) => setDialog({ kind: 'reason', order, end: how }), []);
  const openOrder = useCallback(({ id }: Order) => setDialog({ kind: 'order', id }), []);
  const openDay = useCallback(() => setDialog({ kind: 'day' }), []);
  const close = useCallback(() => setDialog(null), []);
  return { step, end, openOrder, openDay, element: dialog && show(dialog) };

  function show(shown: DeskDialog) {
    switch (shown.kind) {
      case 'order':
        return (
          <orderDialog.Component
            key={shown.id}
            desk={desk}
            id={shown.id}
            onStep={step}
            onClosed={setDialog}
            onLoadFailed={close}
          />
        );
      case 'day':
        return <dayDialog.Component desk={desk} onClosed={setDialog} onLoadFailed={close} />;
      case 'reason': {
        const { order, end: how } = shown;
        return (
          <reasonDialog.Component
            order={order}
            end={how}
            onReason={(reason) => step(order, { from: order.status, to: how, reason })}
            onClosed={close}
            onLoadFailed={close}
          />
        );
      }
    }
  }
}
