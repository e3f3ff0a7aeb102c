import { mentionsAllergy } from '@ofenpost/core/order-desk/ticket';
import { amountDue } from '@ofenpost/core/order/amount-due';
import { type Order, OVERRIDABLE_BLOCK_LABELS, doorText, type OrderStep } from '@ofenpost/core/order/order';
import type { OrderAlarm } from '@ofenpost/core/order/order-alarm';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { isolated } from '@ofenpost/core/text/cut-text';
import { formatTime } from '@ofenpost/core/time/zurich';
import { memo } from 'react';
import { RenderedArea } from '../app/use-ticking.ts';
import { Amount } from '../money/amount.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { useAlarmLevel } from './alarm.tsx';
import { PrintTicket } from './printer-badge.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketClock } from './ticket-clock.tsx';
import { ticketId, useLeavingFocus } from './ticket-focus.ts';
import ticketAlarmStyles from './ticket-alarm.module.css';
import ticketPaymentStyles from './ticket-payment.module.css';
import styles from './ticket-remark.module.css';
import ticketStyles from './ticket.module.css';

export const MAIL_FAILED = 'E-Mail kam nicht an, bitte anrufen';

/** Says that an e-mail about the order's status has failed, with the number to call. */
export const MailFailedNote = ({ order: { mailFailed, address } }: { readonly order: Order }) =>
  mailFailed === true && (
    <p className={styles.remark} role="status">
      {MAIL_FAILED}: <a href={phoneHref(address.phoneNumber)}>{address.phoneNumber}</a>
    </p>
  );

/** Shows which rules a phone order overrode, and why. */
const OverrideNote = ({ order: { override } }: { readonly order: Order }) =>
  override !== null && (
    <p className={styles.remark}>
      {override.blocks.map((block) => OVERRIDABLE_BLOCK_LABELS[block]).join(', ')}: {override.reason}
    </p>
  );

function wish({ deliveryTime, promisedAt }: Order) {
  const at = promisedAt ?? (deliveryTime.kind === 'slot' ? deliveryTime.requestedAt : null);
  if (at === null) return 'so bald wie möglich';
  return (
    <>
      auf <b>{formatTime(at)}</b>
    </>
  );
}

/** Shows the customer and the time, and to the courier the address. */
function TicketAddress({ order, isForCourier }: { order: Order; isForCourier: boolean }) {
  const { contactName, note } = order.address;
  const isCollected = order.fulfilment === 'collected';
  return (
    <p className={ticketStyles.where}>
      <b>{isolated(contactName)}</b> · {isForCourier && !isCollected && `${doorText(order.address)} · `}
      {isCollected && 'Abholung '}
      {wish(order)}
      {isForCourier && note !== '' && (
        <span className={ticketStyles.note}>
          Für den Kurier: <bdi>{note}</bdi>
        </span>
      )}
    </p>
  );
}

const TEXTS: Record<OrderAlarm['level'], string> = {
  calm: 'Neu',
  alarm: 'Wartet zu lange',
  tellCustomerToCall: 'Wartet zu lange, der Gast soll anrufen',
};

/** The head of a new ticket: red once nobody has accepted it in time. Its height never changes. */
function TicketAlarm({ order: { id, status } }: { readonly order: Pick<Order, 'id' | 'status'> }) {
  const level = useAlarmLevel(id);
  if (status !== 'placed') return null;
  return (
    <p
      className={level === 'calm' ? ticketAlarmStyles.calm : ticketAlarmStyles.alarm}
      data-longest={TEXTS.tellCustomerToCall}
    >
      <span>{TEXTS[level]}</span>
    </p>
  );
}

/** Tells the courier what is due at the door, and whether to check the age. */
function TicketPayment({ order }: { order: Order }) {
  const { payment, checkAge, status } = order;
  const isPaid = !('method' in payment);
  // On the way, the buttons below show the amount due.
  const isSaidBelow = status === 'onTheWay' && !isPaid;
  if (isSaidBelow && !checkAge) return null;
  return (
    <div className={ticketPaymentStyles.notes}>
      {isPaid && (
        <span className={`${ticketPaymentStyles.pay} ${ticketPaymentStyles.paid}`}>Mit Gutschein bezahlt</span>
      )}
      {!isPaid && !isSaidBelow && (
        <span className={ticketPaymentStyles.pay}>
          {PAYMENT_METHOD_LABELS[payment.method]} <Amount rappen={amountDue(order)} />
        </span>
      )}
      {checkAge && <span className={ticketPaymentStyles.alert}>Ausweis zeigen lassen</span>}
    </div>
  );
}

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
      className={status === 'placed' ? `${ticketStyles.ticket} ${ticketStyles.new}` : ticketStyles.ticket}
      aria-label={`Bestellung ${number}`}
      aria-busy={isBusy}
    >
      <RenderedArea value={article}>
        <TicketAlarm order={order} />
        <div className={ticketStyles.head}>
          <h3>
            <button type="button" className={ticketStyles.open} onClick={() => onOpen(order)}>
              {number} <span className={ticketStyles.more}>Details</span>
            </button>
          </h3>
          <span className={ticketStyles.headEnd}>
            <TicketClock order={order} />
            <PrintTicket order={order} />
          </span>
        </div>
        <TicketAddress order={order} isForCourier={!isInKitchen(order)} />
        {status !== 'onTheWay' && (
          <ul className={ticketStyles.lines}>
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
          <p className={mentionsAllergy(remark) ? `${styles.remark} ${styles.allergy}` : styles.remark}>{remark}</p>
        )}
        {!isInKitchen(order) && <TicketPayment order={order} />}
        <TicketActions order={order} isBusy={isBusy} onStep={onStep} onEnd={onEnd} />
      </RenderedArea>
    </article>
  );
});
