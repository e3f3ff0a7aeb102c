import { columnOf } from '@ofenpost/core/order-desk/board';
import type { Order } from '@ofenpost/core/order/order';
import { useCallback, useEffect, useRef, type RefObject, useLayoutEffect } from 'react';

/** Returns the element id of a ticket. */
export const ticketId = ({ number }: Pick<Order, 'number'>) => `bestellung-${number}`;
/** The id of the heading of an empty board. */
export const CALM_HEADING_ID = 'ruhe-name';
export const columnHeadingId = (columnId: string) => `${columnId}-name`;

type Lost = { readonly order: Order; readonly isVisible: boolean };

/**
 * Returns a callback for tickets that leave their column with the focus: the focus follows the ticket to its new
 * column, stays in the old one, or moves to the heading of the empty board.
 */
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
    // A pointer user needs no visible focus: a scroll would move the column that they are working through.
    next?.focus({ preventScroll: !isVisible });
  });
  return useCallback((order, focused) => {
    lost.current = { order, isVisible: focused.matches(':focus-visible') };
  }, []);
}

/** Calls back when the element is removed while it contains the focus. */
export function useLeavingFocus(onLeave: (focused: Element) => void): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const focused = document.activeElement;
      if (focused !== null && element?.contains(focused)) leave.current(focused);
    };
  }, []);
  return ref;
}
