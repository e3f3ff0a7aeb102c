import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { chosenItem } from '@ofenpost/core/cart/chosen-item';
import { isItemAvailable } from '@ofenpost/core/cart/priced-cart';
import { type CartRow, type RemovedLine, cartRows, withReturned } from '@ofenpost/core/cart/removed-lines';
import { UNDO_MS } from '@ofenpost/core/time/undo-window';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActors } from '../app/app-actors.tsx';

/** Removes lines of the cart, and holds them while they can be brought back. `list` is for the list of the rows. */
export function useRemovedLines() {
  const { cart } = useActors();
  const { productCart } = useSelector(cart, selectCart);
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [returning, setReturning] = useState<RemovedLine | null>(null);

  /** Where the focused element is removed with its row, the row in its place takes the focus, or the last button. */
  const withFocus = (change: () => void) => {
    const rowsOf = () => [...(list.current?.children ?? [])];
    const drawer = list.current?.closest('[role="dialog"]');
    const focused = rowsOf().findIndex((row) => row.contains(document.activeElement));
    flushSync(change);
    if (focused === -1 || rowsOf()[focused]?.contains(document.activeElement) === true) return;
    const row = rowsOf()[focused] ?? rowsOf().at(-1);
    (row?.querySelector('button') ?? [...(drawer?.querySelectorAll('button') ?? [])].at(-1))?.focus();
  };
  const expire = useEffectEvent((line: RemovedLine) => {
    if (line !== returning) withFocus(() => setRemoved(removed.filter((each) => each !== line)));
  });
  const settle = useEffectEvent((hasReturned: boolean) => {
    if (returning === null) return;
    withFocus(() => {
      setReturning(null);
      // What could not be added can be tried again.
      const until = Date.now() + UNDO_MS;
      const again = removed.map((line) => (line === returning ? { ...line, until } : line));
      setRemoved(hasReturned ? withReturned(removed, returning) : again);
    });
  });
  useEffect(() => {
    const subscriptions = [
      cart.on('change.settled', ({ change, result }) => {
        if (change?.kind === 'added' && change.place !== undefined) settle(result.ok);
      }),
      cart.on('change.failed', () => settle(false)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [cart]);
  useEffect(() => {
    const timers = removed.map((line) => setTimeout(() => expire(line), Math.max(0, line.until - Date.now())));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [removed]);

  return {
    list,
    rows: cartRows(productCart, removed),
    returning,
    remove: ({ item, place }: CartRow) =>
      withFocus(() => {
        cart.send({ type: 'amount.changed', id: item.id, amount: 0 });
        // What is unavailable could not be added again.
        if (isItemAvailable(item)) setRemoved([...removed, { item, place, until: Date.now() + UNDO_MS }]);
      }),
    bringBack: ({ line, place }: CartRow) => {
      if (line === undefined) return;
      setReturning(line);
      cart.send({ type: 'item.added', item: chosenItem(line.item), place });
    },
  };
}

export type RemovedLines = ReturnType<typeof useRemovedLines>;
