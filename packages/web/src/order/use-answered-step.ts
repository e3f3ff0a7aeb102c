import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { selectStepping } from '@ofenpost/core/order/order-desk.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OrderDeskActor } from './use-order-desk.ts';

/**
 * Sends a step from a dialog, and calls `onAnswered` when the server has accepted or refused it. Without a response it
 * does not: the input stays and can be sent again.
 */
export function useAnsweredStep(board: OrderDeskActor, { id }: Order, onAnswered: () => void) {
  const isSending = useSelector(board, (snapshot) => selectStepping(snapshot)[id] !== undefined);
  // Whether the pending step is this dialog's: a step of the ticket may still be pending when the dialog opens.
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
      // Somebody else was faster, and the board has already received the change.
      if (!isOwn.current) onAnswered();
    },
  };
}
