import type { Order } from '@ofenpost/core/order/order';
import { CALL_US_MESSAGE } from '@ofenpost/core/order/order-alarm';
import { selectLevelOf } from '@ofenpost/core/order/order-alarm.machine';
import { arrivalOf } from '@ofenpost/core/order/order-arrival';
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
import { fullPriced } from '@ofenpost/core/promotion/full-prices';
import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { formatTime } from '@ofenpost/core/time/zurich';
import { splitVat } from '@ofenpost/core/vat/vat-split';
import { Link, createLazyRoute } from '@tanstack/react-router';
import { useSelector, useActorRef } from '@xstate/react';
import { useMemo, useEffect, useState, useCallback } from 'react';
import { useApp, useAppData, useActors } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { shareLink } from '../app/share-link.ts';
import { useNetworkChanges } from '../app/use-network-changes.ts';
import { FeedbackInvitation } from '../feedback/feedback-invitation.tsx';
import { SumList } from '../money/sum-list.tsx';
import { pageUrl } from '../seo/public-pages.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { PhoneIcon } from '../ui/phone-icon.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import { ShareIcon } from '../ui/share-icon.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { type OrderPageData, storyDish } from './order-data.ts';
import { OrderEdits } from './order-edits.tsx';
import { OrderLines } from './order-overview.tsx';
import { OrderRedeliveries } from './order-redeliveries.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStory } from './order-story.tsx';
import { OrderSummary } from './order-summary.tsx';
import { UnknownOrder } from './unknown-order.tsx';
import { useOrderAlarm } from './use-order-alarm.ts';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './call-us-notice.module.css';
import connectionNoticeStyles from './connection-notice.module.css';
import orderPageStyles from './order-page.module.css';

const paymentPanel = onDemand(() =>
  import('../online-payment/online-payment-panel.tsx').then((part) => part.OnlinePaymentPanel),
);

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

const orderPush = onDemand(() =>
  import('./order-push.tsx').then(
    (module) => module.OrderPush,
    // The page does without.
    () => () => null,
  ),
);

type ActionsProps = {
  readonly orderKey: OrderKey;
  readonly order: Order;
  readonly guestCancelMinutes: number | null;
  readonly onCancelled: (order: Order) => void;
};

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

/** Everything that a guest may do with the order now; calling is always possible. */
function OrderActions({ orderKey, order, guestCancelMinutes, onCancelled }: ActionsProps) {
  const actors = useActors();
  const { origin } = useAppData();
  const share = () => {
    const arrival = arrivalOf(order);
    const dishes = new Intl.ListFormat('de-CH').format(order.productOrders.map(({ name }) => name));
    void shareLink(actors, {
      title: `Bestellung ${order.number}`,
      text: arrival === null ? `${dishes}.` : `${arrival.label} ${formatTime(arrival.at)}: ${dishes}.`,
      url: pageUrl(origin, paths.order(orderKey)),
      copied: 'Wer ihn öffnet, sieht diese Bestellung.',
    });
  };
  return (
    <div className={orderPageStyles.actions}>
      <RestaurantPhone className={orderPageStyles.action} before={<PhoneIcon />} label="Anrufen" />
      {/* With an account an order has no link that others may open. */}
      {orderKey.capability !== null && (
        <button type="button" className={orderPageStyles.action} onClick={share}>
          <ShareIcon />
          Teilen
        </button>
      )}
      <CancelOrder
        orderKey={orderKey}
        order={order}
        guestCancelMinutes={guestCancelMinutes}
        className={orderPageStyles.action}
        onCancelled={onCancelled}
      />
    </div>
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

function OrderPage({ page }: { page: OrderPageData }) {
  const { key, dishes, orderAlarmLimits } = page;
  const actor = useOrder(key, page.order);
  const order = useSelector(actor, selectOrder) ?? page.order;
  const takeChanges = useCallback((changes: Order) => actor.send({ type: 'order.changed', order: changes }), [actor]);
  const isLost = useSelector(actor, selectIsConnectionLost);
  const isPolled = useSelector(actor, selectIsPolled);
  const refresh = () => actor.send({ type: 'order.refreshed' });
  const isUnknown = useSelector(actor, selectIsUnknown);
  if (isUnknown) return <UnknownOrder />;
  const { status, fulfilment, productOrders, rounding, totalPrice } = order;
  const full = fullPriced(order);
  return (
    <div className={`${layout.wrap} ${orderPageStyles.page}`}>
      <OrderStory
        order={order}
        dish={storyDish(dishes)}
        notice={<CallUsNotice order={order} limits={orderAlarmLimits} />}
      />
      <div className={orderPageStyles.stack}>
        <OrderActions
          orderKey={key}
          order={order}
          guestCancelMinutes={orderAlarmLimits.guestCancelMinutes}
          onCancelled={takeChanges}
        />
        {status === 'awaitingPayment' && (
          <paymentPanel.Component orderKey={key} order={order} onChanged={takeChanges} />
        )}
        {!isFinished(status) && <ConnectionNotice isLost={isLost} isPolled={isPolled} onRefresh={refresh} />}
        {!isFinished(status) && status !== 'onTheWay' && <orderPush.Component orderKey={key} fulfilment={fulfilment} />}
        {status === 'delivered' && <FeedbackInvitation />}
        <section className={`${layout.card} ${orderPageStyles.part}`} aria-labelledby="ordered">
          <h2 id="ordered">Das hast du bestellt</h2>
          <OrderLines lines={full.lines} dishes={dishes} />
          <SumList
            items={full.itemsTotal}
            promotion={order.promotion}
            fulfilment={fulfilment}
            deliveryFee={full.deliveryFee}
            rounding={rounding}
            totalPrice={totalPrice}
            giftCardAmount={order.giftCardAmount}
            giftCardDiscount={order.giftCardDiscount}
            vat={splitVat(productOrders, order)}
          />
          <OrderEdits order={order} />
          <OrderRedeliveries order={order} />
          <OrderRefunds orderKey={key} order={order} codeNote="Den Code bekommst du von uns." />
          <div className={orderPageStyles.buttons}>
            <OrderAgainButton orderKey={key} />
            <Link {...paths.receipt(key)} className={controls.secondary}>
              {status === 'delivered' ? 'Quittung ansehen' : 'Bestätigung ansehen'}
            </Link>
          </div>
        </section>
        <OrderSummary order={order} />
      </div>
    </div>
  );
}

export const Route = createLazyRoute('/order/$id')({
  notFoundComponent: UnknownOrder,
  component: function OrderRoute() {
    const page = Route.useLoaderData();
    return <OrderPage key={page.key.id} page={page} />;
  },
});
