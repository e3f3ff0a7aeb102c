import { mentionsAllergy } from '@ofenpost/core/order/allergy-remark';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { memo } from 'react';
import { PrintTicket } from '../printing/print-ticket.tsx';
import { MailFailedNote } from './mail-failed-note.tsx';
import { OverrideNote } from './override-note.tsx';
import { RenderedArea } from './rendered-area.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketAddress } from './ticket-address.tsx';
import { TicketAlarm } from './ticket-alarm.tsx';
import { TicketClock } from './ticket-clock.tsx';
import { ticketId } from './ticket-id.ts';
import { TicketPayment } from './ticket-payment.tsx';
import { useLeavingFocus } from './use-leaving-focus.ts';
import remarkStyles from './ticket-remark.module.css';
import styles from './ticket.module.css';

/** The actions of staff on an order. The object is stable, so that a ticket renders only when its order changes. */
export type TicketHandlers = {
  readonly onStep: (order: Order, step: OrderStep) => void;
  readonly onEnd: (order: Order, end: EndWithReason) => void;
};

type Props = TicketHandlers & {
  readonly order: Order;
  /** Whether a step is pending. */
  readonly isBusy: boolean;
  readonly onOpen: (order: Order) => void;
  /** Called when the ticket leaves its column while it has the focus. */
  readonly onFocusLost: (order: Order, focused: Element) => void;
};

/** The kitchen needs the items, not the address. */
const isInKitchen = ({ status }: Order) => status === 'accepted' || status === 'preparing';

/** One order on the board: what to bake, for whom, by when, and the next step. */
export const Ticket = memo(function Ticket({ order, isBusy, onStep, onEnd, onOpen, onFocusLost }: Props) {
  const { number, status, productOrders, remark } = order;
  const article = useLeavingFocus((focused) => onFocusLost(order, focused));
  return (
    <article
      ref={article}
      id={ticketId(order)}
      tabIndex={-1}
      className={status === 'placed' ? `${styles.ticket} ${styles.new}` : styles.ticket}
      aria-label={`Bestellung ${number}`}
      aria-busy={isBusy}
    >
      <RenderedArea value={article}>
        <TicketAlarm order={order} />
        <div className={styles.head}>
          <h3>
            <button type="button" className={styles.open} onClick={() => onOpen(order)}>
              {number} <span className={styles.more}>Details</span>
            </button>
          </h3>
          <span className={styles.headEnd}>
            <TicketClock order={order} />
            <PrintTicket order={order} />
          </span>
        </div>
        <TicketAddress order={order} isForCourier={!isInKitchen(order)} />
        {status !== 'onTheWay' && (
          <ul className={styles.lines}>
            {productOrders.map(({ amount, name, options }, index) => (
              <li key={index}>
                <b>{amount}×</b>
                <span>{name}</span>
                {options.length > 0 && <small>{options.map((option) => option.name).join(', ')}</small>}
              </li>
            ))}
          </ul>
        )}
        <MailFailedNote order={order} />
        <OverrideNote order={order} />
        {remark !== '' && (
          <p
            className={mentionsAllergy(remark) ? `${remarkStyles.remark} ${remarkStyles.allergy}` : remarkStyles.remark}
          >
            {remark}
          </p>
        )}
        {!isInKitchen(order) && <TicketPayment order={order} />}
        <TicketActions order={order} isBusy={isBusy} onStep={onStep} onEnd={onEnd} />
      </RenderedArea>
    </article>
  );
});
