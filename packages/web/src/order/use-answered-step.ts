import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { selectStepping } from '@ofenpost/core/order/order-desk.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OrderDeskActor } from './use-order-desk.ts';

/**
 * Takes a step from a dialog, and calls `onAnswered` when the server has taken or refused it. When no answer comes it does
 * not: what was entered is still there and can be sent again.
 */
export function useAnsweredStep(board: OrderDeskActor, { id }: Order, onAnswered: () => void) {
  const isSending = useSelector(board, (snapshot) => selectStepping(snapshot)[id] !== undefined);
  // Of the dialog: the order's last step may still be under way when it opens.
  const isOwn = useRef(false);
  const end = useEffectEvent((ended: { readonly id: string }, isAnswered: boolean) => {
    if (ended.id !== id || !isOwn.current) return;
    isOwn.current = false;
    if (isAnswered) onAnswered();
  });
  useEffect(() => {
    const subscriptions = [
      board.on('step.settled', (event) => end(event, true)),
      board.on('step.refused', (event) => end(event, true)),
      board.on('step.failed', (event) => end(event, false)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [board]);
  return {
    isSending,
    take: (step: OrderStep) => {
      if (isSending) return;
      board.send({ type: 'step.taken', id, step });
      isOwn.current = selectStepping(board.getSnapshot())[id] !== undefined;
      // Somebody was quicker, and the board knows it already.
      if (!isOwn.current) onAnswered();
    },
  };
}
