import type { Order } from '@ofenpost/core/order/order';
import { CALL_US_MESSAGE } from '@ofenpost/core/order/order-alarm';
import { selectLevelOf } from '@ofenpost/core/order/order-alarm.machine';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import {
  createOrderActors,
  orderMachine,
  selectIsConnectionLost,
  selectIsPolled,
  selectIsUnknown,
  selectOrder,
} from '@ofenpost/core/order/order.machine';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { splitVat } from '@ofenpost/core/vat/vat-split';
import { Link, createLazyRoute } from '@tanstack/react-router';
import { useSelector, useActorRef } from '@xstate/react';
import { useMemo, useEffect, useState, useCallback } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { useNetworkChanges } from '../app/use-network-changes.ts';
import { FeedbackInvitation } from '../feedback/feedback-invitation.tsx';
import { SumList } from '../money/sum-list.tsx';
import { PhoneIcon } from '../ui/phone-icon.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { OrderLines } from './order-overview.tsx';
import { OrderStatusCard } from './order-status-card.tsx';
import { OrderSummary } from './order-summary.tsx';
import { UnknownOrder } from './unknown-order.tsx';
import { useOrderAlarm } from './use-order-alarm.ts';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './call-us-notice.module.css';
import connectionNoticeStyles from './connection-notice.module.css';
import orderPageStyles from './order-page.module.css';

/** Asks guests to call when nobody has accepted the order before the second limit. It follows the clock by itself. */
function CallUsNotice({ order, limits }: { order: Order; limits: OrderAlarmLimits }) {
  const orders = useMemo(() => [order], [order]);
  const alarm = useOrderAlarm(orders, limits);
  const isCallDue = useSelector(alarm, (snapshot) => selectLevelOf(snapshot, order.id)) === 'tellCustomerToCall';
  return (
    <div role="alert">
      {isCallDue && (
        <div className={styles.notice}>
          <p>{CALL_US_MESSAGE}</p>
          <RestaurantPhone
            className={controls.primary}
            before={
              <>
                <PhoneIcon />{' '}
              </>
            }
            after=" anrufen"
          />
        </div>
      )}
    </div>
  );
}

type Props = { readonly isLost: boolean; readonly isPolled: boolean; readonly onRefresh: () => void };

const LIVE = 'Diese Seite zeigt den Stand live.';
const LOST = 'Verbindung unterbrochen, wir versuchen es weiter.';
const POLLED =
  'Du hast mehrere Bestellungen offen, deshalb schauen wir hier nur alle 15 Sekunden nach. Schliess andere Tabs, dann ist diese Seite wieder live.';

/** Says whether the page is live, and what to do if it is not. */
const ConnectionNotice = ({ isLost, isPolled, onRefresh }: Props) => (
  <div
    className={
      isLost ? `${connectionNoticeStyles.notice} ${connectionNoticeStyles.lost}` : connectionNoticeStyles.notice
    }
  >
    <span className={connectionNoticeStyles.dot} aria-hidden="true" />
    <p role="status">{isLost ? LOST : isPolled ? POLLED : LIVE}</p>
    {isPolled && !isLost && (
      <button type="button" className={controls.quiet} onClick={onRefresh}>
        Jetzt nachschauen
      </button>
    )}
  </div>
);

/** Shows the order number, for calls, and the time of arrival. */
function OrderHead({ order: { number, status, promisedAt, deliveryTime, orderTimeProgresses } }: { order: Order }) {
  const arrival = promisedAt ?? deliveryTime.requestedAt;
  return (
    <header className={orderPageStyles.head}>
      <h1 className={orderPageStyles.number}>
        <span className={orderPageStyles.eyebrow}>Deine Bestellung vom {formatDate(orderTimeProgresses.created)}</span>{' '}
        {number}
      </h1>
      {!isFinished(status) && (
        <dl className={orderPageStyles.promise}>
          <dt>
            {promisedAt !== null
              ? 'versprochen um'
              : deliveryTime.kind === 'slot'
                ? 'gewünscht um'
                : 'voraussichtlich um'}
          </dt>
          <dd>
            <time dateTime={arrival}>{formatTime(arrival)}</time>
          </dd>
        </dl>
      )}
    </header>
  );
}

/** Follows the order of the page, live. */
function useOrder(key: OrderKey, order: Order) {
  const { ports } = useApp();
  const [machine] = useState(() => orderMachine.provide({ actors: createOrderActors(ports) }));
  const actor = useActorRef(machine, { input: { key, order } });
  useNetworkChanges(actor);
  useEffect(() => {
    const sendVisibility = () =>
      actor.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
    sendVisibility();
    document.addEventListener('visibilitychange', sendVisibility);
    return () => document.removeEventListener('visibilitychange', sendVisibility);
  }, [actor]);
  return actor;
}

type OrderPageProps = { readonly orderKey: OrderKey; readonly order: Order; readonly limits: OrderAlarmLimits };

function OrderPage({ orderKey, order: initial, limits }: OrderPageProps) {
  const actor = useOrder(orderKey, initial);
  const order = useSelector(actor, selectOrder) ?? initial;
  const takeChanges = useCallback((changes: Order) => actor.send({ type: 'order.changed', order: changes }), [actor]);
  const isLost = useSelector(actor, selectIsConnectionLost);
  const isPolled = useSelector(actor, selectIsPolled);
  const refresh = () => actor.send({ type: 'order.refreshed' });
  const isUnknown = useSelector(actor, selectIsUnknown);
  if (isUnknown) return <UnknownOrder />;
  const { status, fulfilment, productOrders, deliveryFee, rounding, totalPrice } = order;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <OrderHead order={order} />
      <div className={orderPageStyles.columns}>
        <div className={orderPageStyles.stack}>
          <OrderStatusCard order={order} notice={<CallUsNotice order={order} limits={limits} />}>
            {!isFinished(status) && <ConnectionNotice isLost={isLost} isPolled={isPolled} onRefresh={refresh} />}
            {status === 'delivered' && <FeedbackInvitation />}
            <CancelOrder orderKey={orderKey} order={order} onCancelled={takeChanges} />
          </OrderStatusCard>
          <section className={`${layout.card} ${orderPageStyles.part}`} aria-labelledby="ordered">
            <h2 id="ordered">Das hast du bestellt</h2>
            <OrderLines lines={productOrders} />
            <SumList
              items={productOrders.reduce((sum, line) => sum + line.totalPrice, 0)}
              fulfilment={fulfilment}
              deliveryFee={deliveryFee}
              rounding={rounding}
              totalPrice={totalPrice}
              giftCardAmount={order.giftCardAmount}
              giftCardDiscount={order.giftCardDiscount}
              vat={splitVat(productOrders, order)}
            />
            <div className={orderPageStyles.actions}>
              <OrderAgainButton orderKey={orderKey} />
              <Link {...paths.receipt(orderKey)} className={controls.secondary}>
                {status === 'delivered' ? 'Quittung ansehen' : 'Bestätigung ansehen'}
              </Link>
            </div>
          </section>
        </div>
        <OrderSummary order={order} />
      </div>
    </div>
  );
}

export const Route = createLazyRoute('/order/$id')({
  notFoundComponent: UnknownOrder,
  component: function OrderRoute() {
    const { key, order, orderAlarmLimits } = Route.useLoaderData();
    return <OrderPage key={key.id} orderKey={key} order={order} limits={orderAlarmLimits} />;
  },
});
