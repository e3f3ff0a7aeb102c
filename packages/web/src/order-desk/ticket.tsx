import { orderContradiction } from '@ofenpost/core/kitchen-screen/allergy';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { type Work, workOf } from '@ofenpost/core/order-desk/forecast';
import { allergyText, mentionsAllergy } from '@ofenpost/core/order-desk/ticket';
import { amountDue } from '@ofenpost/core/order/amount-due';
import { isUnseenCancellation } from '@ofenpost/core/order/guest-cancel';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { isolated } from '@ofenpost/core/text/cut-text';
import { memo } from 'react';
import { useRestaurant } from '../app/app-actors.tsx';
import { RenderedArea } from '../app/use-ticking.ts';
import { allergenWords, orderedText } from '../kitchen-screen/kitchen-texts.ts';
import { phoneHref } from '../ui/phone-href.ts';
import { PhoneIcon } from '../ui/phone-icon.tsx';
import { useBoardKitchen } from './board-kitchen.tsx';
import { DriverMark, useDriver } from './couriers.tsx';
import { NewGuestBadge } from './new-guest-badge.tsx';
import { TicketAccept } from './ticket-accept.tsx';
import { TicketClock, WaitingClock } from './ticket-clock.tsx';
import { ticketId, useLeavingFocus } from './ticket-focus.ts';
import { TicketLines } from './ticket-lines.tsx';
import { MailFailedNote, TicketNotes } from './ticket-notes.tsx';
import { TicketNumber } from './ticket-number.tsx';
import { TicketStep } from './ticket-step.tsx';
import controls from '../ui/controls.module.css';
import styles from './ticket.module.css';

/** The actions of staff on an order. The object is stable, so that a ticket renders only when its order changes. */
export type TicketHandlers = {
  readonly onStep: (order: Order, step: OrderStep) => void;
  readonly onEnd: (order: Order, end: EndWithReason) => void;
  readonly onMovePromise: (order: Order) => void;
  /** Somebody has seen that the guest cancelled. */
  readonly onSeen: (order: Order) => void;
};

/** Whether the search has found an order; null while nothing is searched. */
export type Found = boolean | null;

type Props = Pick<TicketHandlers, 'onStep' | 'onSeen'> & {
  readonly order: Order;
  /** Whether a step is pending. */
  readonly isBusy: boolean;
  /** Whether a step of it waits for the connection. */
  readonly isWaiting: boolean;
  readonly found: Found;
  readonly onOpen: (order: Order) => void;
  /** Called when the ticket leaves its column while it has the focus. */
  readonly onFocusLost: (order: Order, focused: Element) => void;
};

/** Where an order goes; the place only where it is not the restaurant's own. */
function TicketAddress({ order: { address, fulfilment } }: { readonly order: Order }) {
  const own = useRestaurant();
  if (fulfilment === 'collected')
    return (
      <>
        Abholung <small>{isolated(address.contactName)}</small>
      </>
    );
  const isUsual = address.postcode === own.postcode && address.town === own.town;
  return (
    <>
      {isolated(`${address.street} ${address.houseNumber}`)}
      {!isUsual && (
        <small>
          {', '}
          {address.postcode} {isolated(address.town)}
        </small>
      )}
      <small> · {isolated(address.contactName)}</small>
    </>
  );
}

/** How an order is paid: already, or by what and how much at the door; nothing comes in for what is delivered again. */
export function PaymentMark({ order }: { readonly order: Order }) {
  const { payment, redelivers } = order;
  if (payment.state === 'notCollected' || payment.state === 'refunded' || payment.state === 'releasedOnline')
    return null;
  if (payment.state !== 'dueAtDoor')
    return <span className={styles.paid}>{redelivers === null ? 'bezahlt' : 'kostenlos'}</span>;
  return (
    <span className={styles.due}>
      {PAYMENT_METHOD_LABELS[payment.method]}{' '}
      <span translate="no">{formatMoney(amountDue(order)).replace('CHF ', '')}</span>
    </span>
  );
}

/** What a guest must not eat: the most important word of a ticket. */
function AllergyMark({ order }: { readonly order: Order }) {
  const { dishAllergens } = useBoardKitchen();
  const text = allergyText(order.remark);
  if (text === null) return null;
  const contradiction = orderContradiction(order, dishAllergens);
  if (contradiction !== null)
    return (
      <span className={`${styles.allergy} ${styles.contradiction}`} title={orderedText(contradiction)}>
        <span aria-hidden="true">⚠ </span>
        <span className={controls.visuallyHidden}>Achtung, Allergie: </span>
        Drin: {allergenWords(contradiction)}
        <span className={controls.visuallyHidden}>, {orderedText(contradiction)}. Ruf an.</span>
      </span>
    );
  return (
    <span className={styles.allergy}>
      <span aria-hidden="true">⚠ </span>
      <span className={controls.visuallyHidden}>Achtung, Allergie: </span>
      {text}
    </span>
  );
}

/** A step that the server does not know yet. */
const WaitingMark = () => <span className={styles.waits}>wartet auf Netz</span>;

/** Whether the dishes are still to be made. */
const isInKitchen = ({ status }: Order) => ['placed', 'accepted', 'preparing'].includes(status);

function TicketMarks({ order }: { readonly order: Order }) {
  // What is baked must be safe, what leaves must be paid: there is room for one mark.
  const isAllergy = isInKitchen(order) && mentionsAllergy(order.remark);
  const { phoneNumber, contactName } = order.address;
  // Who drives is the one to call about an order on its way; there is no room for both.
  const isDriven = useDriver(order) !== '' && order.status === 'onTheWay';
  return (
    <span className={styles.marks}>
      {isDriven ? (
        <DriverMark order={order} />
      ) : (
        <a className={styles.phone} href={phoneHref(phoneNumber)} aria-label={`${contactName} anrufen, ${phoneNumber}`}>
          <PhoneIcon />
          <span>{phoneNumber}</span>
        </a>
      )}
      <span className={styles.pair}>{isAllergy ? <AllergyMark order={order} /> : <PaymentMark order={order} />}</span>
    </span>
  );
}

const classOf = (order: Order, found: Found): string =>
  [
    styles.ticket,
    order.status === 'placed' && styles.new,
    order.status === 'onTheWay' && styles.low,
    order.status === 'cancelled' && styles.cancelled,
    found === false && styles.dim,
    found === true && styles.found,
  ]
    .filter(Boolean)
    .join(' ');

/** The ticket of an order that is on its way: who brings what is due by when, in half the height. */
const LowBody = ({
  order,
  onOpen,
  isWaiting,
  work,
}: Pick<Props, 'order' | 'onOpen' | 'isWaiting'> & { work: Work }) => (
  <div className={styles.body}>
    <TicketNumber order={order} onOpen={onOpen} />
    <span className={styles.where}>
      <p className={styles.address}>
        {isWaiting && <WaitingMark />} <TicketAddress order={order} />
      </p>
      <TicketMarks order={order} />
    </span>
    <TicketClock order={order} work={work} />
  </div>
);

const Body = ({ order, onOpen, isWaiting, work }: Pick<Props, 'order' | 'onOpen' | 'isWaiting'> & { work: Work }) => (
  <div className={styles.body}>
    <div className={styles.head}>
      <TicketNumber order={order} onOpen={onOpen} />
      <TicketMarks order={order} />
      {order.status === 'placed' && <WaitingClock order={order} />}
      {order.status !== 'placed' && order.status !== 'cancelled' && <TicketClock order={order} work={work} />}
    </div>
    <p className={styles.address}>
      {isUnseenCancellation(order) ? 'Vom Gast storniert' : <TicketAddress order={order} />}
    </p>
    <div className={styles.what}>
      {isWaiting && <WaitingMark />}
      <NewGuestBadge order={order} />
      {order.status === 'ready' && <AllergyMark order={order} />}
      {order.status === 'ready' && <DriverMark order={order} />}
      <TicketLines lines={order.productOrders} />
      <MailFailedNote order={order} />
      <TicketNotes order={order} />
    </div>
  </div>
);

/** One order on the board: what to bake, for whom, by when, and the next step at its right edge. Its height is fixed. */
export const Ticket = memo(function Ticket({
  order,
  isBusy,
  isWaiting,
  found,
  onOpen,
  onFocusLost,
  onStep,
  onSeen,
}: Props) {
  const { number, status } = order;
  const article = useLeavingFocus((focused) => onFocusLost(order, focused));
  const parts = { order, onOpen, isWaiting, work: workOf(order, useBoardKitchen().work) };
  return (
    <article
      ref={article}
      id={ticketId(order)}
      tabIndex={-1}
      className={classOf(order, found)}
      aria-label={`Bestellung ${number}`}
      aria-busy={isBusy}
    >
      <RenderedArea value={article}>
        {status === 'onTheWay' ? <LowBody {...parts} /> : <Body {...parts} />}
        {status === 'placed' ? (
          <TicketAccept order={order} isBusy={isBusy} onStep={onStep}>
            <button type="button" aria-label="Andere Zeit, ablehnen, ändern" onClick={() => onOpen(order)}>
              …
            </button>
          </TicketAccept>
        ) : (
          <TicketStep order={order} isBusy={isBusy} onStep={onStep} onSeen={onSeen} />
        )}
      </RenderedArea>
    </article>
  );
});
