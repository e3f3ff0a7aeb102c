import type { Order, OrderStep } from '@ofenpost/core/order/order';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { useCallback } from 'react';
import { onDemand } from '../ui/on-demand.tsx';
import { type Opened, useOpened } from '../ui/use-opened.ts';
import type { OrderDeskActor } from './use-order-desk.ts';

const reasonDialog = onDemand(() => import('./reason-dialog.tsx').then((module) => module.ReasonDialog));
const orderDialog = onDemand(() => import('./order-dialog.tsx').then((module) => module.BoardOrderDialog));
const dayDialog = onDemand(() => import('./day-dialog.tsx').then((module) => module.DayDialog));

/** The open dialog of the board. One may lead to the next. */
export type BoardDialog =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'day' }
  | { readonly kind: 'reason'; readonly order: Order; readonly end: EndWithReason };

/**
 * Returns the dialogs of the board and the handlers of tickets: the functions are stable, so that tickets need not
 * render again.
 */
export function useBoardDialogs(board: OrderDeskActor) {
  const { opened, open, end: endDialog } = useOpened<BoardDialog>();
  const step = useCallback(
    ({ id }: Order, taken: OrderStep) => board.send({ type: 'step.taken', id, step: taken }),
    [board],
  );
  const end = useCallback((order: Order, how: EndWithReason) => open({ kind: 'reason', order, end: how }), [open]);
  const openOrder = useCallback((order: Order) => open({ kind: 'order', order }), [open]);
  const openDay = useCallback(() => open({ kind: 'day' }), [open]);
  return { step, end, openOrder, openDay, element: opened && show(opened) };

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
