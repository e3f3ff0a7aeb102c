import { columnOf } from '@ofenpost/core/order-desk/board';
import type { Order } from '@ofenpost/core/order/order';
import { useCallback, useEffect, useRef } from 'react';
import { CALM_HEADING_ID, columnHeadingId, ticketId } from './ticket-id.ts';

type Lost = { readonly order: Order; readonly isVisible: boolean };

/** Answers what a ticket calls that goes while it has the focus; the focus follows it to its new column, stays in the old one, or goes to what tells that the board is empty. */
export function useFollowedFocus(): (order: Order, focused: Element) => void {
  const lost = useRef<Lost | null>(null);
  useEffect(() => {
    if (lost.current === null) return;
    const { order, isVisible } = lost.current;
    lost.current = null;
    if (document.activeElement !== document.body) return;
    const next =
      document.getElementById(ticketId(order)) ??
      document.getElementById(columnHeadingId(columnOf(order.status).id)) ??
      document.getElementById(CALM_HEADING_ID);
    // Whoever taps looks at the column that they work through: it must not run away.
    next?.focus({ preventScroll: !isVisible });
  });
  return useCallback((order, focused) => {
    lost.current = { order, isVisible: focused.matches(':focus-visible') };
  }, []);
}
