import { type Place, firstPlaces, followOrders, tidyPlaces } from '@ofenpost/core/order-desk/board-places';
import type { Order } from '@ofenpost/core/order/order';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';

/** How often a column looks whether it may be tidied. */
const LOOK_MS = 500;

/** Returns the places of a column, and the reference to the element whose touches keep them where they are. */
export function useColumnPlaces(orders: readonly Order[]): {
  readonly places: readonly Place[];
  readonly column: RefObject<HTMLElement | null>;
} {
  const { clock } = useApp().ports;
  const now = () => Date.parse(clock.now());
  const [state, setState] = useState(() => ({ orders, places: firstPlaces(orders) }));
  const current = state.orders === orders ? state : { orders, places: followOrders(state.places, orders, now()) };
  if (current !== state) setState(current);
  const column = useRef<HTMLElement>(null);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = column.current;
    const touch = (event: PointerEvent) => {
      if (event.type === 'pointermove' && event.pointerType !== 'mouse') return;
      touchedAt.current = Date.parse(clock.now());
    };
    element?.addEventListener('pointerdown', touch, { capture: true });
    element?.addEventListener('pointermove', touch, { capture: true, passive: true });
    return () => {
      element?.removeEventListener('pointerdown', touch, { capture: true });
      element?.removeEventListener('pointermove', touch, { capture: true });
    };
  }, [clock]);
  useEffect(() => {
    const timer = setInterval(() => {
      setState((before) => {
        const at = Date.parse(clock.now());
        const places = tidyPlaces(before.places, before.orders, { now: at, touchedAt: touchedAt.current });
        return places === before.places ? before : { ...before, places };
      });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return { places: current.places, column };
}
