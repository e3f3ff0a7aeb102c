import type { Order } from '@ofenpost/core/order/order';
import { CALL_US_MESSAGE } from '@ofenpost/core/order/order-alarm';
import { selectLevelOf } from '@ofenpost/core/order/order-alarm.machine';
import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { RestaurantPhone } from '../restaurant/restaurant-phone.tsx';
import { PhoneIcon } from './phone-icon.tsx';
import { useOrderAlarm } from './use-order-alarm.ts';
import controls from '../theme/controls.module.css';
import styles from './call-us-notice.module.css';

/** Asks guests to call when nobody has accepted the order before the second limit. It follows the clock by itself. */
export function CallUsNotice({ order, limits }: { order: Order; limits: OrderAlarmLimits }) {
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
