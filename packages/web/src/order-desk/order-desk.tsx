import { businessDayOf } from '@ofenpost/core/accounting/business-day';
import { ordersOnBoard } from '@ofenpost/core/order-desk/board-orders';
import { selectConnection, selectKnownOrders, selectStepping } from '@ofenpost/core/order/order-desk.machine';
import { isFinished } from '@ofenpost/core/order/order-transitions';
import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { useFollowedFocus } from '../order/use-followed-focus.ts';
import { useOrderDesk } from '../order/use-order-desk.ts';
import { useThisMinute } from '../order/use-this-minute.ts';
import { TicketsTooOld } from '../printing/tickets-too-old.tsx';
import { FactorDue } from '../second-factor/factor-due.tsx';
import { useSettledTargets } from '../theme/use-settled-targets.ts';
import { AlarmBadge } from './alarm-badge.tsx';
import { AlarmProvider } from './alarm.tsx';
import { Arrivals } from './arrivals.tsx';
import { BoardSearch } from './board-search.tsx';
import { Board } from './board.tsx';
import { DayBadge } from './day-badge.tsx';
import { EmptyBoard } from './empty-board.tsx';
import { ShopBadges } from './shop-badges.tsx';
import { StaleBoard } from './stale-board.tsx';
import { Toolbar } from './toolbar.tsx';
import { useBoardDialogs } from './use-board-dialogs.tsx';
import styles from '../order/incoming-orders-page.module.css';

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
