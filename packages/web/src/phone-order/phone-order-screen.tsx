import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useOpeningHours } from '../app/app-state.ts';
import { ParkedPhoneOrders } from './parked-phone-orders.tsx';
import { PhoneOrderForm } from './phone-order-form.tsx';
import { TakenOrder } from './taken-order.tsx';
import type { PhoneOrderAssortment } from './use-phone-order-assortment.ts';
import { usePhoneOrder } from './use-phone-order.ts';
import controls from '../theme/controls.module.css';
import styles from './phone-order-page.module.css';

type Props = {
  readonly loaded: PhoneOrderAssortment;
  /** Called when the server's data are newer than the displayed ones. */
  readonly onOutdated: () => void;
};

/** Shows one phone order after the other: first its form, then the placed order. */
export function PhoneOrderScreen({ loaded: { assortment, delivery, ovenLoad, vatRates }, onOutdated }: Props) {
  const actor = usePhoneOrder();
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  const openingHours = useOpeningHours();
  const { current, parked, order, refusal } = context;
  const isBetween = current === null;
  useEffect(() => {
    if (refusal !== null || isBetween) onOutdated();
  }, [refusal, isBetween, onOutdated]);
  const shop = { ...assortment, openingHours, delivery, ovenLoad, vatRates };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>Bestellung erfassen</h1>
        <ParkedPhoneOrders parked={parked} onResume={(key) => actor.send({ type: 'phoneOrder.resumed', key })} />
      </div>
      {order !== null && current === null && (
        <TakenOrder order={order} onNext={() => actor.send({ type: 'phoneOrder.begun' })} />
      )}
      {current !== null && (
        <PhoneOrderForm key={current.key} actor={actor} current={current} shop={shop} isBusy={value === 'taking'} />
      )}
      {value === 'failed' && (
        <button type="button" className={controls.primary} onClick={() => actor.send({ type: 'phoneOrder.begun' })}>
          Neue Bestellung
        </button>
      )}
    </div>
  );
}
