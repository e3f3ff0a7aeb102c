import { ordersOnBoard } from '@ofenpost/core/order-desk/board';
import { selectConnection, selectKnownOrders, selectStepping } from '@ofenpost/core/order-desk/order-desk.machine';
import type { Order } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { isolated } from '@ofenpost/core/text/cut-text';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import { useState, useMemo, useRef } from 'react';
import { useThisMinute } from '../app/use-ticking.ts';
import { FactorDue } from '../second-factor/factor-due.tsx';
import { useSettledTargets } from '../ui/use-settled-targets.ts';
import { AlarmBadge, AlarmProvider } from './alarm.tsx';
import { BoardSearch } from './board-search.tsx';
import { Board, EmptyBoard, StaleBoard } from './board.tsx';
import { ShopBadges } from './shop-badges.tsx';
import { useFollowedFocus } from './ticket-focus.ts';
import { TicketsTooOld } from './tickets-too-old.tsx';
import { DayBadge, Toolbar } from './toolbar.tsx';
import { useBoardDialogs } from './use-board-dialogs.tsx';
import { useOrderDesk } from './use-order-desk.ts';
import controls from '../ui/controls.module.css';
import styles from './incoming-orders-page.module.css';

const isNew = ({ status }: Order) => status === 'placed';

const wish = ({ deliveryTime: { kind, requestedAt } }: Order) =>
  kind === 'slot' ? `auf ${formatTime(requestedAt)}` : 'so bald wie möglich';

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

/** Announces new orders to screen readers. */
function Arrivals({ orders }: { orders: readonly Order[] }) {
  const [seen, setSeen] = useState({ orders, latest: Math.max(0, ...orders.map(({ number }) => number)), text: '' });
  if (seen.orders !== orders) {
    const arrived = orders.filter((order) => isNew(order) && order.number > seen.latest);
    const latest = Math.max(seen.latest, ...arrived.map(({ number }) => number));
    setSeen({ orders, latest, text: arrived.length === 0 ? seen.text : arrivalText(arrived) });
  }
  return (
    <p className={controls.visuallyHidden} role="status">
      {seen.text}
    </p>
  );
}

/**
 * The board of the order desk. Timers and pressed tickets render alone, so that it stays fast with two hundred orders.
 */
export function OrderDesk() {
  const board = useOrderDesk();
  const connection = useSelector(board, selectConnection);
  const known = useSelector(board, selectKnownOrders);
  const stepping = useSelector(board, selectStepping);
  const today = businessDayOf(useThisMinute());
  const orders = useMemo(() => (known === null ? null : ordersOnBoard(known, today)), [known, today]);
  const dialogs = useBoardDialogs(board);
  const onFocusLost = useFollowedFocus();
  const area = useRef<HTMLDivElement>(null);
  useSettledTargets(area, 'article');
  const isCalm = orders === null || orders.every(({ status }) => isFinished(status));

  return (
    <AlarmProvider board={board}>
      <div ref={area} className={styles.desk}>
        <div className={styles.head}>
          <Toolbar
            connection={connection}
            end={
              orders !== null && (
                <>
                  <BoardSearch orders={orders} onOpen={dialogs.openOrder} />
                  <DayBadge orders={orders} onOpen={dialogs.openDay} />
                </>
              )
            }
          >
            <ShopBadges />
          </Toolbar>
          <div className={styles.notices}>
            <AlarmBadge />
            {orders === null || connection === 'connected' || connection === 'connecting' ? (
              <TicketsTooOld />
            ) : (
              <StaleBoard connection={connection} onRetry={() => board.send({ type: 'connection.retried' })} />
            )}
          </div>
        </div>
        <FactorDue />
        {orders !== null && <Arrivals orders={orders} />}
        {isCalm ? (
          <EmptyBoard connection={connection} />
        ) : (
          <Board
            orders={orders}
            isStepping={({ id }) => stepping[id] !== undefined}
            onStep={dialogs.step}
            onEnd={dialogs.end}
            onOpen={dialogs.openOrder}
            onFocusLost={onFocusLost}
          />
        )}
        {dialogs.element}
      </div>
    </AlarmProvider>
  );
}
