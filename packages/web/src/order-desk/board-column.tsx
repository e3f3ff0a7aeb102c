import type { BoardColumn as Column } from '@ofenpost/core/order-desk/board';
import type { Place } from '@ofenpost/core/order-desk/board-places';
import { selectCanUndo, selectKnownOrders } from '@ofenpost/core/order-desk/order-desk.selectors';
import type { Order } from '@ofenpost/core/order/order';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { columnHeadingId } from './ticket-focus.ts';
import { LeftNumber } from './ticket-number.tsx';
import { type Found, Ticket, type TicketHandlers } from './ticket.tsx';
import { useColumnPlaces } from './use-column-places.ts';
import type { OrderDeskActor } from './use-order-desk.ts';
import styles from './board.module.css';
import ticketStyles from './ticket.module.css';

export type ColumnProps = Pick<TicketHandlers, 'onStep' | 'onSeen'> & {
  readonly board: OrderDeskActor;
  readonly isStepping: (order: Order) => boolean;
  /** Whether a step of an order waits for the connection. */
  readonly isWaiting: (order: Order) => boolean;
  readonly foundIn: (order: Order) => Found;
  readonly onOpen: (order: Order) => void;
  readonly onFocusLost: (order: Order, focused: Element) => void;
};

type LeftPlaceProps = { readonly board: OrderDeskActor; readonly place: Place; readonly isLow: boolean };

/** Where an order was, for as long as its step can be undone: nothing below it moves up under a finger. */
function LeftPlace({ board, place: { id, number }, isLow }: LeftPlaceProps) {
  const order = useSelector(board, (snapshot) => selectKnownOrders(snapshot)?.[id]);
  const canUndo = useSelector(board, (snapshot) => selectCanUndo(snapshot, id));
  const what = order === undefined ? 'Nicht mehr da' : orderStatusLabel(order.status, order);
  return (
    <div className={`${ticketStyles.ticket} ${ticketStyles.left} ${isLow ? ticketStyles.low : ''}`}>
      <div className={ticketStyles.body}>
        <LeftNumber number={number} />
        <span>{what}</span>
        {canUndo && (
          <button
            type="button"
            className={ticketStyles.back}
            aria-label={`Zurück: Bestellung ${number}`}
            onClick={() => board.send({ type: 'undo.taken', id })}
          >
            Zurück
          </button>
        )}
      </div>
      <span className={ticketStyles.hold} aria-hidden="true">
        ✓
      </span>
    </div>
  );
}

/** A ticket that shows so little of itself counts as below, in CSS pixels. */
const PEEK = 20;

/** Returns how many tickets of a list are below its edge. */
function useCountBelow(list: RefObject<HTMLElement | null>, places: readonly Place[]): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = () => {
      const [first, second] = element.children;
      if (!(first instanceof HTMLElement)) return setBelow(0);
      const step = second instanceof HTMLElement ? second.offsetTop - first.offsetTop : first.offsetHeight;
      const rest = element.scrollHeight - element.clientHeight - element.scrollTop;
      setBelow(step > 0 ? Math.min(places.length, Math.max(0, Math.floor((rest + PEEK) / step))) : 0);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list, places]);
  return below;
}

const SCROLL_STEP = 300;

type Props = ColumnProps & { readonly column: Column; readonly orders: readonly Order[] };

/** Shows the orders of one stage. No ticket of it moves while somebody works in it. */
export function BoardColumn({
  column: { id, name, none },
  orders,
  isStepping,
  isWaiting,
  foundIn,
  board,
  ...handlers
}: Props) {
  const { places, column } = useColumnPlaces(orders);
  const list = useRef<HTMLDivElement>(null);
  const below = useCountBelow(list, places);
  const byId = useMemo(() => new Map(orders.map((order) => [order.id, order])), [orders]);
  return (
    <section ref={column} id={id} className={styles.column} aria-labelledby={columnHeadingId(id)}>
      <div className={styles.head}>
        <h2 id={columnHeadingId(id)} tabIndex={-1}>
          {name}
          <span className={id === 'neu' && orders.length > 0 ? `${styles.count} ${styles.urgent}` : styles.count}>
            {orders.length}
          </span>
        </h2>
        {below > 0 && (
          <button
            type="button"
            className={styles.below}
            onClick={() => list.current?.scrollBy({ top: SCROLL_STEP, behavior: 'smooth' })}
          >
            <span aria-hidden="true">▾ </span>
            {below} weiter unten
          </button>
        )}
      </div>
      <div ref={list} className={styles.tickets}>
        {places.length === 0 && <p className={styles.none}>{none}</p>}
        {places.map((place) => {
          const order = byId.get(place.id);
          return order === undefined ? (
            <LeftPlace key={place.id} board={board} place={place} isLow={id === 'unterwegs'} />
          ) : (
            <Ticket
              key={place.id}
              order={order}
              isBusy={isStepping(order)}
              isWaiting={isWaiting(order)}
              found={foundIn(order)}
              {...handlers}
            />
          );
        })}
      </div>
    </section>
  );
}
