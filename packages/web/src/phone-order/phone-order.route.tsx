import { amountDue } from '@ofenpost/core/order/amount-due';
import { dueAtOf } from '@ofenpost/core/order/due-at';
import type { Order } from '@ofenpost/core/order/order';
import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import { may } from '@ofenpost/core/role/permission';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Link, createLazyRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useOpeningHours, useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { FactorDueAbove } from '../second-factor/factor-due.tsx';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { LoadFailure, LoadingShapes } from '../ui/loading.tsx';
import { PhoneOrderForm } from './phone-order-form.tsx';
import { type PhoneOrderAssortment, usePhoneOrder, usePhoneOrderAssortment } from './use-phone-order.ts';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './parked-phone-orders.module.css';
import phoneOrderPageStyles from './phone-order-page.module.css';

type Props = { readonly parked: readonly PhoneOrderDraft[]; readonly onResume: (key: string) => void };

/** Lists parked orders; resuming one parks the current one. */
const ParkedPhoneOrders = ({ parked, onResume }: Props) =>
  parked.length > 0 && (
    <ul className={styles.parked} aria-label="Parkierte Bestellungen">
      {parked.map(({ key, startedAt, contactName, phoneNumber, items }) => (
        <li key={key}>
          <button type="button" className={styles.pill} onClick={() => onResume(key)}>
            <b>{contactName.trim() || phoneNumber.trim() || 'Ohne Namen'}</b>
            <small>
              seit {formatTime(startedAt)}, {items.length === 1 ? '1 Position' : `${items.length} Positionen`}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );

type TakenOrderProps = { readonly order: Order; readonly onNext: () => void };

/** Shows what to tell the caller about the placed order: time, total and number. One key starts the next call. */
function TakenOrder({ order, onNext }: TakenOrderProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const { number, fulfilment, address } = order;
  const time = formatTime(dueAtOf(order));
  return (
    <section
      className={`${layout.card} ${phoneOrderPageStyles.part} ${phoneOrderPageStyles.taken}`}
      aria-label="Angenommen"
    >
      <div role="status">
        <p className={phoneOrderPageStyles.quiet}>Angenommen. Sag dem Gast:</p>
        <p className={phoneOrderPageStyles.say}>
          {fulfilment === 'collected' ? 'Du kannst sie um ' : 'Wir sind um '}
          <b>{time}</b>
          {fulfilment === 'collected' ? ' abholen.' : ' bei dir.'} Das macht{' '}
          <b>
            <Amount rappen={amountDue(order)} />
          </b>
          .
        </p>
        <p className={phoneOrderPageStyles.quiet}>
          Bestellung <b>{number}</b> für <bdi>{address.contactName}</bdi>
        </p>
      </div>
      <div className={phoneOrderPageStyles.row}>
        <button ref={next} type="button" className={controls.primary} onClick={onNext}>
          Nächster Anruf <kbd>Enter</kbd>
        </button>
        <Link to={paths.incomingOrders} className={controls.secondary}>
          Zum Bestellpult
        </Link>
      </div>
    </section>
  );
}

type PhoneOrderScreenProps = {
  readonly loaded: PhoneOrderAssortment;
  /** Called when the server's data are newer than the displayed ones. */
  readonly onOutdated: () => void;
};

/** Shows one phone order after the other: first its form, then the placed order. */
function PhoneOrderScreen({ loaded: { assortment, ...times }, onOutdated }: PhoneOrderScreenProps) {
  const actor = usePhoneOrder();
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  const openingHours = useOpeningHours();
  const { current, parked, order, refusal } = context;
  const isBetween = current === null;
  useEffect(() => {
    if (refusal !== null || isBetween) onOutdated();
  }, [refusal, isBetween, onOutdated]);
  const shop = { ...assortment, openingHours, ...times };
  return (
    <div className={phoneOrderPageStyles.page}>
      <div className={phoneOrderPageStyles.head}>
        <h1 className={phoneOrderPageStyles.title}>Bestellung erfassen</h1>
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

const PhoneOrderPage = () =>
  may(useAccount(), 'order.capture') ? (
    <>
      <FactorDueAbove className={phoneOrderPageStyles.width} />
      <Loaded />
    </>
  ) : (
    <TeamRefusal access="zum Erfassen von Bestellungen" />
  );

function Loaded() {
  const { loaded, isFailed, reload } = usePhoneOrderAssortment();
  if (loaded !== null) return <PhoneOrderScreen loaded={loaded} onOutdated={reload} />;
  return (
    <div className={phoneOrderPageStyles.page}>
      <h1 className={phoneOrderPageStyles.title}>Bestellung erfassen</h1>
      {isFailed ? (
        <LoadFailure what="Karte und Lieferzeiten" onRetry={reload} />
      ) : (
        <div className={phoneOrderPageStyles.ghosts} role="status" aria-label="Wird geladen">
          <LoadingShapes count={2} className={phoneOrderPageStyles.shape} />
        </div>
      )}
    </div>
  );
}

export const Route = createLazyRoute('/admin/orders/create')({ component: PhoneOrderPage });
