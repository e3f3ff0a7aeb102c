import type { Order, OrderStep } from '@ofenpost/core/order/order';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { ageToProve } from '@ofenpost/core/order/take-step';
import { useCallback } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { type Opened, useOpened } from '../ui/use-opened.ts';
import type { HandOverStep } from './age-dialog.tsx';
import type { OrderDeskActor } from './use-order-desk.ts';

const reasonDialog = onDemand(() => import('./reason-dialog.tsx').then((module) => module.ReasonDialog));
const orderDialog = onDemand(() => import('./order-dialog.tsx').then((module) => module.BoardOrderDialog));
const promiseDialog = onDemand(() => import('./promise-dialog.tsx').then((module) => module.PromiseDialog));
const paymentDialog = onDemand(() =>
  import('./payment-correction-dialog.tsx').then((module) => module.PaymentCorrectionDialog),
);
const editDialog = onDemand(() => import('./edit-order-dialog.tsx').then((module) => module.EditOrderDialog));
const redeliveryDialog = onDemand(() => import('./redelivery-dialog.tsx').then((module) => module.RedeliveryDialog));
const refundDialog = onDemand(() => import('./refund-order-dialog.tsx').then((module) => module.RefundOrderDialog));
const tourDialog = onDemand(() => import('./tour-dialog.tsx').then((module) => module.TourDialog));
const dayDialog = onDemand(() => import('./day-dialog.tsx').then((module) => module.DayDialog));

const ageDialog = onDemand(() => import('./age-dialog.tsx').then((module) => module.AgeDialog));

/** The open dialog of the board. One may lead to the next. */
export type BoardDialog =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'day' }
  | { readonly kind: 'promise'; readonly order: Order }
  | { readonly kind: 'tour'; readonly order: Order }
  | { readonly kind: 'edit'; readonly order: Order }
  | { readonly kind: 'redelivery'; readonly order: Order }
  | { readonly kind: 'payment'; readonly order: Order }
  | { readonly kind: 'refund'; readonly order: Order }
  | { readonly kind: 'age'; readonly order: Order; readonly step: HandOverStep }
  | { readonly kind: 'reason'; readonly order: Order; readonly end: EndWithReason };

/**
 * Returns the dialogs of the board and the handlers of tickets: the functions are stable, so that tickets need not
 * render again.
 */
export function useBoardDialogs(board: OrderDeskActor) {
  const { ports } = useApp();
  const { opened, open, end: endDialog } = useOpened<BoardDialog>();
  const step = useCallback(
    (order: Order, taken: OrderStep) => {
      // Alcohol is handed over once somebody has seen an id.
      if (taken.to === 'delivered' && ageToProve(order) !== null) open({ kind: 'age', order, step: taken });
      else {
        const key = ports.idempotencyKey.create();
        board.send({ type: 'step.taken', id: order.id, step: taken, at: ports.clock.now(), key });
      }
    },
    [board, ports, open],
  );
  const openOrder = useCallback((order: Order) => open({ kind: 'order', order }), [open]);
  const see = useCallback(({ id }: Order) => board.send({ type: 'cancellation.seen', id }), [board]);
  const openDay = useCallback(() => open({ kind: 'day' }), [open]);
  return { step, see, openOrder, openDay, element: opened && show(opened) };

  function show(dialog: Opened<BoardDialog>) {
    const { shown, count } = dialog;
    const close = (next: BoardDialog | null = null) => endDialog(dialog, next);
    switch (shown.kind) {
      case 'order':
        return (
          <orderDialog.Component
            key={count}
            board={board}
            opened={shown.order}
            onStep={step}
            onClosed={close}
            onLoadFailed={close}
          />
        );
      case 'day':
        return <dayDialog.Component key={count} board={board} onClosed={close} onLoadFailed={close} />;
      case 'promise':
        return (
          <promiseDialog.Component
            key={count}
            board={board}
            order={shown.order}
            onClosed={close}
            onLoadFailed={close}
          />
        );
      case 'tour':
        return (
          <tourDialog.Component key={count} board={board} order={shown.order} onClosed={close} onLoadFailed={close} />
        );
      case 'edit':
        return (
          <editDialog.Component key={count} board={board} order={shown.order} onClosed={close} onLoadFailed={close} />
        );
      case 'redelivery':
        return (
          <redeliveryDialog.Component
            key={count}
            board={board}
            order={shown.order}
            onClosed={close}
            onLoadFailed={close}
          />
        );
      case 'refund':
        return (
          <refundDialog.Component key={count} board={board} order={shown.order} onClosed={close} onLoadFailed={close} />
        );
      case 'payment':
        return (
          <paymentDialog.Component
            key={count}
            board={board}
            order={shown.order}
            onClosed={close}
            onLoadFailed={close}
          />
        );
      case 'age':
        return (
          <ageDialog.Component
            key={count}
            board={board}
            order={shown.order}
            step={shown.step}
            onClosed={close}
            onLoadFailed={close}
          />
        );
      case 'reason': {
        const { order, end: how } = shown;
        return (
          <reasonDialog.Component
            key={count}
            board={board}
            order={order}
            end={how}
            onClosed={close}
            onLoadFailed={close}
          />
        );
      }
    }
  }
}
