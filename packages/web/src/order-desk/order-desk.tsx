import { isTapWaiting } from '@ofenpost/core/offline-taps/tap-queue';
import { columnOf, ordersOnBoard, splitLater } from '@ofenpost/core/order-desk/board';
import { searchOrders } from '@ofenpost/core/order-desk/board-search';
import {
  selectConnection,
  selectKnownOrders,
  selectStepping,
  selectWaiting,
} from '@ofenpost/core/order-desk/order-desk.selectors';
import { orderTimeText } from '@ofenpost/core/order/advance-order';
import { boardStatus, isUnseenCancellation } from '@ofenpost/core/order/guest-cancel';
import type { Order } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { isolated } from '@ofenpost/core/text/cut-text';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { useSelector } from '@xstate/react';
import { useState, useMemo, useRef } from 'react';
import { useThisMinute } from '../app/use-ticking.ts';
import { FactorDue } from '../second-factor/factor-due.tsx';
import { useSettledTargets } from '../ui/use-settled-targets.ts';
import { AdvanceOrders } from './advance-orders.tsx';
import { AlarmBadge, AlarmProvider, useBoardAlarm } from './alarm.tsx';
import { BoardFooter } from './board-footer.tsx';
import { BoardKitchenProvider } from './board-kitchen.tsx';
import { BoardSearch } from './board-search.tsx';
import { Board, EmptyBoard, StaleBoard } from './board.tsx';
import { ClockNote } from './clock-note.tsx';
import { LatenessNote, LatenessProvider } from './lateness.tsx';
import { OvenStrip } from './oven-strip.tsx';
import { ShopBadges } from './shop-badges.tsx';
import { useFollowedFocus } from './ticket-focus.ts';
import { TicketsTooOld } from './tickets-too-old.tsx';
import { Toolbar } from './toolbar.tsx';
import { useBoardDialogs } from './use-board-dialogs.tsx';
import { useOrderDesk } from './use-order-desk.ts';
import { WaitingSteps } from './waiting-steps.tsx';
import controls from '../ui/controls.module.css';
import styles from './incoming-orders-page.module.css';

const isNew = ({ status }: Order) => status === 'placed';

const wish = (order: Order) =>
  order.deliveryTime.kind === 'slot'
    ? `auf ${orderTimeText(order, order.deliveryTime.requestedAt)}`
    : 'so bald wie möglich';

/**
 * The text that screen readers announce for orders since the last announcement; those present at the start are on the
 * board.
 */
function arrivalText(arrived: readonly Order[]): string {
  const [first] = arrived;
  if (first === undefined) return '';
  return arrived.length === 1
    ? `Neue Bestellung ${first.number}, ${isolated(first.address.contactName)}, ${wish(first)}`
    : `${arrived.length} neue Bestellungen: ${arrived.map(({ number }) => number).join(', ')}`;
}

/** The text for what guests cancelled since the last announcement, and where it still stands. */
const cancellationText = (orders: readonly Order[]): string =>
  orders
    .map(
      (order) => `Bestellung ${order.number} vom Gast storniert, sie stand unter ${columnOf(boardStatus(order)).name}`,
    )
    .join('. ');

/** Announces new orders, and what guests cancelled, to screen readers. */
function Arrivals({ orders }: { orders: readonly Order[] }) {
  const [seen, setSeen] = useState({ orders, latest: Math.max(0, ...orders.map(({ number }) => number)), text: '' });
  if (seen.orders !== orders) {
    const arrived = orders.filter((order) => isNew(order) && order.number > seen.latest);
    const before = new Set(seen.orders.filter(isUnseenCancellation).map(({ id }) => id));
    const cancelled = orders.filter((order) => isUnseenCancellation(order) && !before.has(order.id));
    const latest = Math.max(seen.latest, ...arrived.map(({ number }) => number));
    const text = [cancellationText(cancelled), arrivalText(arrived)].filter((part) => part !== '').join('. ');
    setSeen({ orders, latest, text: text === '' ? seen.text : text });
  }
  return (
    <p className={controls.visuallyHidden} role="status">
      {seen.text}
    </p>
  );
}

const NO_ORDERS: readonly Order[] = [];

/** Returns whether the search has found an order; it finds nothing and dims nothing while the field is empty. */
function useFound(orders: readonly Order[], query: string): (order: Order) => boolean | null {
  const found = useMemo(
    () => (query.trim() === '' ? null : new Set(searchOrders(orders, query).map(({ id }) => id))),
    [orders, query],
  );
  return ({ id }) => (found === null ? null : found.has(id));
}

/**
 * The board of the order desk. Timers and pressed tickets render alone, so that it stays fast with two hundred orders.
 */
export function OrderDesk() {
  const board = useOrderDesk();
  const connection = useSelector(board, selectConnection);
  const known = useSelector(board, selectKnownOrders);
  const stepping = useSelector(board, selectStepping);
  const waiting = useSelector(board, selectWaiting);
  const today = businessDayOf(useThisMinute());
  const orders = useMemo(() => (known === null ? null : ordersOnBoard(known, today)), [known, today]);
  const { alarm, workSince } = useBoardAlarm(orders ?? NO_ORDERS);
  const [later, shown] = useMemo(() => splitLater(orders ?? NO_ORDERS, workSince), [orders, workSince]);
  const [query, setQuery] = useState('');
  const foundIn = useFound(shown, query);
  const dialogs = useBoardDialogs(board);
  const onFocusLost = useFollowedFocus();
  const area = useRef<HTMLDivElement>(null);
  useSettledTargets(area, 'article');
  const isCalm = shown.every((order) => isFinished(boardStatus(order)));

  return (
    <AlarmProvider alarm={alarm}>
      <BoardKitchenProvider>
        <LatenessProvider orders={shown}>
          <div ref={area} className={styles.desk}>
            <Toolbar
              connection={connection}
              search={<BoardSearch orders={orders ?? NO_ORDERS} onOpen={dialogs.openOrder} onQuery={setQuery} />}
            >
              <ShopBadges />
            </Toolbar>
            <div className={styles.strip}>
              <div className={styles.notices}>
                <AlarmBadge />
                {orders === null || connection === 'connected' || connection === 'connecting' ? (
                  <TicketsTooOld />
                ) : (
                  <StaleBoard connection={connection} onRetry={() => board.send({ type: 'connection.retried' })}>
                    <WaitingSteps board={board} />
                  </StaleBoard>
                )}
                <ClockNote />
                <LatenessNote />
                <p className={styles.nothing}>Nichts offen. Hier erscheint, was eilt.</p>
              </div>
              <OvenStrip orders={shown} />
            </div>
            <FactorDue />
            {orders !== null && <Arrivals orders={orders} />}
            {isCalm ? (
              <EmptyBoard connection={connection} />
            ) : (
              <Board
                board={board}
                orders={shown}
                isStepping={({ id }) => stepping[id] !== undefined}
                isWaiting={({ id }) => isTapWaiting(waiting, id)}
                foundIn={foundIn}
                onStep={dialogs.step}
                onSeen={dialogs.see}
                onOpen={dialogs.openOrder}
                onFocusLost={onFocusLost}
              />
            )}
            {later.length > 0 && <AdvanceOrders orders={later} onOpen={dialogs.openOrder} />}
            <BoardFooter board={board} orders={orders && shown} onOpenDay={dialogs.openDay} />
            {dialogs.element}
          </div>
        </LatenessProvider>
      </BoardKitchenProvider>
    </AlarmProvider>
  );
}
