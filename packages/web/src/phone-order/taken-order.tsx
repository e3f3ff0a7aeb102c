import { amountDue } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './phone-order-page.module.css';

type Props = { readonly order: Order; readonly onNext: () => void };

/** Shows what to tell the caller about the placed order: time, total and number. One key starts the next call. */
export function TakenOrder({ order, onNext }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const { number, fulfilment, promisedAt, deliveryTime, address } = order;
  const time = formatTime(promisedAt ?? deliveryTime.requestedAt);
  return (
    <section className={`${layout.card} ${styles.part} ${styles.taken}`} aria-label="Angenommen">
      <div role="status">
        <p className={styles.quiet}>Angenommen. Sag dem Gast:</p>
        <p className={styles.say}>
          {fulfilment === 'collected' ? 'Du kannst sie um ' : 'Wir sind um '}
          <b>{time}</b>
          {fulfilment === 'collected' ? ' abholen.' : ' bei dir.'} Das macht{' '}
          <b>
            <Amount rappen={amountDue(order)} />
          </b>
          .
        </p>
        <p className={styles.quiet}>
          Bestellung <b>{number}</b> für <bdi>{address.contactName}</bdi>
        </p>
      </div>
      <div className={styles.row}>
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
