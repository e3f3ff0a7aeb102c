import { DESK_COLUMNS, finishedOrders, ordersOf } from '@ofenpost/core/order/desk-columns';
import type { Order } from '@ofenpost/core/order/order';
import { selectConnection, selectIsStepping, selectOrders } from '@ofenpost/core/order/order-desk.machine';
import type { EndWithReason, OrderReason } from '@ofenpost/core/order/order-reason';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { onDemand } from '../app/on-demand.tsx';
import { DeskAlarmProvider } from './desk-alarm.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskDayPill } from './desk-day-pill.tsx';
import { DeskEmpty } from './desk-empty.tsx';
import { DeskShopPills } from './desk-shop-pills.tsx';
import { FinishedOrders } from './finished-orders.tsx';
import { Ticket } from './ticket.tsx';
import { useOrderDesk } from './use-order-desk.ts';
import { useTickingNow } from './use-ticking-now.ts';
import styles from './incoming-orders-page.module.css';

const reasonDialog = onDemand(() => import('./reason-dialog.tsx').then((module) => module.ReasonDialog));

export function OrderDesk() {
  const desk = useOrderDesk();
  const snapshot = useSelector(desk, (current) => current);
  const now = useTickingNow();
  const [ending, setEnding] = useState<{ order: Order; end: EndWithReason } | null>(null);
  const known = selectOrders(snapshot, toLocalDate(now));
  const orders = known ?? [];
  const columns = DESK_COLUMNS.map((column) => ({ ...column, orders: ordersOf(orders, column) }));
  const connection = selectConnection(snapshot);
  const isCalm = columns.every((column) => column.orders.length === 0);

  const end = (reason: OrderReason) => {
    if (ending === null) return;
    const { order, end: to } = ending;
    desk.send({ type: 'step.taken', id: order.id, step: { from: order.status, to, reason } });
  };

  return (
    <DeskAlarmProvider desk={desk}>
      <div className={styles.desk}>
        <DeskBar connection={connection} end={known !== null && <DeskDayPill orders={known} />}>
          <DeskShopPills />
        </DeskBar>
        {isCalm ? (
          <DeskEmpty connection={connection} />
        ) : (
          <>
            <nav className={styles.jumps} aria-label="Spalten">
              {columns.map(({ id, name, orders: tickets }) => (
                <a key={id} href={`#${id}`} className={id === 'neu' && tickets.length > 0 ? styles.waiting : undefined}>
                  <b>{tickets.length}</b>
                  {name}
                </a>
              ))}
            </nav>
            <div className={styles.columns}>
              {columns.map(({ id, name, none, orders: tickets }) => (
                <section key={id} id={id} className={styles.column} aria-labelledby={`${id}-name`}>
                  <h2 id={`${id}-name`}>
                    {name}
                    <span
                      className={id === 'neu' && tickets.length > 0 ? `${styles.count} ${styles.urgent}` : styles.count}
                    >
                      {tickets.length}
                    </span>
                  </h2>
                  <div className={styles.tickets}>
                    {tickets.length === 0 && <p className={styles.none}>{none}</p>}
                    {tickets.map((order) => (
                      <Ticket
                        key={order.id}
                        order={order}
                        now={now}
                        isBusy={selectIsStepping(snapshot, order.id)}
                        onStep={({ id: orderId }, step) => desk.send({ type: 'step.taken', id: orderId, step })}
                        onEnd={(endingOrder, how) => setEnding({ order: endingOrder, end: how })}
                      />
                    ))}
                  </div>
                </section>
              ))}
            </div>
          </>
        )}
        <FinishedOrders orders={finishedOrders(orders)} />
        {ending !== null && (
          <reasonDialog.Component
            order={ending.order}
            end={ending.end}
            onReason={end}
            onClosed={() => setEnding(null)}
            onLoadFailed={() => setEnding(null)}
          />
        )}
      </div>
    </DeskAlarmProvider>
  );
}
