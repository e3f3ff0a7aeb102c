import { businessDayOf } from '@ofenpost/core/accounting/business-day';
import { ordersOnDesk } from '@ofenpost/core/order/desk-orders';
import { selectConnection, selectKnownOrders, selectStepping } from '@ofenpost/core/order/order-desk.machine';
import { isFinished } from '@ofenpost/core/order/order-transitions';
import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { TicketsTooOld } from '../printing/tickets-too-old.tsx';
import { FactorDue } from '../second-factor/factor-due.tsx';
import { useSettledTargets } from '../theme/use-settled-targets.ts';
import { DeskAlarmPill } from './desk-alarm-pill.tsx';
import { DeskAlarmProvider } from './desk-alarm.tsx';
import { DeskArrivals } from './desk-arrivals.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskColumns } from './desk-columns.tsx';
import { DeskDayPill } from './desk-day-pill.tsx';
import { DeskEmpty } from './desk-empty.tsx';
import { DeskSearch } from './desk-search.tsx';
import { DeskShopPills } from './desk-shop-pills.tsx';
import { DeskStale } from './desk-stale.tsx';
import { useDeskDialogs } from './use-desk-dialogs.tsx';
import { useFollowedFocus } from './use-followed-focus.ts';
import { useOrderDesk } from './use-order-desk.ts';
import { useThisMinute } from './use-this-minute.ts';
import styles from './incoming-orders-page.module.css';

/** The board. What ticks and what was tapped renders alone, so that it stays quick with two hundred orders. */
export function OrderDesk() {
  const desk = useOrderDesk();
  const connection = useSelector(desk, selectConnection);
  const known = useSelector(desk, selectKnownOrders);
  const stepping = useSelector(desk, selectStepping);
  const today = businessDayOf(useThisMinute());
  const orders = useMemo(() => (known === null ? null : ordersOnDesk(known, today)), [known, today]);
  const dialogs = useDeskDialogs(desk);
  const onFocusLost = useFollowedFocus();
  const area = useRef<HTMLDivElement>(null);
  useSettledTargets(area, 'article');
  const isCalm = orders === null || orders.every(({ status }) => isFinished(status));

  return (
    <DeskAlarmProvider desk={desk}>
      <div ref={area} className={styles.desk}>
        <div className={styles.head}>
          <DeskBar
            connection={connection}
            end={
              orders !== null && (
                <>
                  <DeskSearch orders={orders} onOpen={dialogs.openOrder} />
                  <DeskDayPill orders={orders} onOpen={dialogs.openDay} />
                </>
              )
            }
          >
            <DeskShopPills />
          </DeskBar>
          <div className={styles.notices}>
            <DeskAlarmPill />
            {orders === null || connection === 'connected' || connection === 'connecting' ? (
              <TicketsTooOld />
            ) : (
              <DeskStale connection={connection} onRetry={() => desk.send({ type: 'connection.retried' })} />
            )}
          </div>
        </div>
        <FactorDue />
        {orders !== null && <DeskArrivals orders={orders} />}
        {isCalm ? (
          <DeskEmpty connection={connection} />
        ) : (
          <DeskColumns
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
    </DeskAlarmProvider>
  );
}
