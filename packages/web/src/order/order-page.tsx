import { splitVat } from '@ofenpost/core/money/vat-split';
import type { Order } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-transitions';
import {
  selectIsConnectionLost,
  selectIsPolled,
  selectIsUnknown,
  selectOrder,
} from '@ofenpost/core/order/order.machine';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { paths } from '../app/paths.ts';
import { FeedbackInvitation } from '../feedback/feedback-invitation.tsx';
import { SumList } from '../money/sum-list.tsx';
import { CallUsNotice } from './call-us-notice.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderStatusCard } from './order-status-card.tsx';
import { OrderSummary } from './order-summary.tsx';
import { UnknownOrder } from './unknown-order.tsx';
import { useOrder } from './use-order.ts';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './order-page.module.css';

type Props = { readonly orderKey: OrderKey; readonly order: Order; readonly limits: OrderAlarmLimits };

export function OrderPage({ orderKey, order: initial, limits }: Props) {
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
      <div className={styles.columns}>
        <div className={styles.stack}>
          <OrderStatusCard order={order} notice={<CallUsNotice order={order} limits={limits} />}>
            {!isFinished(status) && <ConnectionNotice isLost={isLost} isPolled={isPolled} onRefresh={refresh} />}
            {status === 'delivered' && <FeedbackInvitation />}
            <CancelOrder orderKey={orderKey} order={order} onCancelled={takeChanges} />
          </OrderStatusCard>
          <section className={`${layout.card} ${styles.part}`} aria-labelledby="ordered">
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
            <div className={styles.actions}>
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
