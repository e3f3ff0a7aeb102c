import { formatMoney } from '@ofenpost/core/money/format-money';
import { onlineBesides } from '@ofenpost/core/online-payment/online-part';
import { amountDue, isRefundDue, openAmount, owedAmount } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { paidAtDoor, writtenOff } from '@ofenpost/core/order/order-refund';
import { type Payment, restOf, tipOf } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { FULFILMENT_LABELS } from '@ofenpost/core/vat/fulfilment';
import { useRestaurant } from '../app/app-actors.tsx';
import { mapUrl } from '../restaurant/map-url.ts';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './order-page.module.css';

/** `, Trinkgeld CHF 4.00`, which is no part of the total. */
const tipText = (payment: Payment): string =>
  tipOf(payment) === 0 ? '' : `, Trinkgeld ${formatMoney(tipOf(payment))}`;

/** What came in at the door, and what is still open of it. */
function collectedText(order: Order, payment: Extract<Payment, { state: 'collected' }>): string {
  const [paid, open, owed] = [paidAtDoor(order) ?? 0, openAmount(order), owedAmount(order)];
  const unpaid = writtenOff(order) + open - owed;
  const rest = restOf(payment);
  const parts = [
    ...(paid > 0 ? [`${open > 0 || rest !== null ? 'erhalten' : 'bezahlt'} (${formatMoney(paid)})`] : []),
    ...(rest === null ? [] : [`Rest mit ${PAYMENT_METHOD_LABELS[rest.method]} erhalten (${formatMoney(rest.amount)})`]),
    ...(rest !== null && open === 0 ? ['alles bezahlt'] : []),
    ...(owed > 0 ? [`noch offen (${formatMoney(owed)})`] : []),
    ...(unpaid > 0 ? [`nicht bezahlt und abgeschrieben (${formatMoney(unpaid)})`] : []),
  ];
  return `${[PAYMENT_METHOD_LABELS[payment.method], ...parts].join(', ')}${tipText(payment)}`;
}

/** What became of what was paid online for an order that has ended. */
function releasedText({ status }: Order, wasPaid: boolean): string {
  if (!wasPaid) return 'nicht bezahlt';
  return status === 'undeliverable'
    ? 'online bezahlt, du bekommst es zurück'
    : 'online aufgehoben, dir wird nichts belastet';
}

/** What was paid online of an order whose rest is paid at the door. */
function onlineText({ payment }: Order): string {
  const online = onlineBesides(payment);
  return online === undefined ? '' : `online bezahlt (${online.means}, ${formatMoney(online.amount)}), Rest: `;
}

function paymentText(order: Order): string {
  const { payment, giftCardAmount, fulfilment } = order;
  if (order.redelivers !== null) return 'kostenlos';
  const where = fulfilment === 'collected' ? 'bei der Abholung' : 'an der Tür';
  switch (payment.state) {
    case 'dueAtDoor':
      return giftCardAmount > 0 || payment.online !== undefined
        ? `${onlineText(order)}${PAYMENT_METHOD_LABELS[payment.method]}, ${where} (${formatMoney(amountDue(order))})`
        : `${PAYMENT_METHOD_LABELS[payment.method]}, ${where}`;
    case 'collected':
      return `${onlineText(order)}${collectedText(order, payment)}`;
    case 'prepaid':
      return 'mit Gutschein bezahlt';
    case 'refunded':
      return 'dem Gutschein gutgeschrieben';
    case 'awaitingOnline':
      return 'online, noch nicht bezahlt';
    case 'paidOnline':
      return `online bezahlt (${payment.means})`;
    case 'releasedOnline':
      return releasedText(order, payment.wasPaid);
    case 'notCollected':
      return isRefundDue(order)
        ? `nicht verrechnet; ${formatMoney(giftCardAmount)} sind wieder auf dem Gutschein`
        : 'nicht verrechnet';
  }
}

/** Where to collect an order, and what to say there. */
function PickupPlace({ number }: { number: number }) {
  const { name, street, postcode, town } = useRestaurant();
  return (
    <>
      <div>
        <dt>Abholnummer</dt>
        <dd>{number}</dd>
      </div>
      {street !== '' && (
        <div>
          <dt>Bei uns</dt>
          <dd>
            <span translate="no">
              {name}
              <br />
              {street}
              <br />
              {postcode} {town}
            </span>
            <br />
            <a href={mapUrl({ street, postcode, town })} target="_blank" rel="noreferrer">
              Auf der Karte zeigen
            </a>
          </dd>
        </div>
      )}
    </>
  );
}

/** Shows the customer, the address, the payment and the contact of an order. */
export function OrderSummary({ order }: { order: Order }) {
  const { address, remark, checkAge, fulfilment } = order;
  return (
    <div className={styles.stack}>
      <section className={`${layout.card} ${styles.part}`} aria-labelledby="delivery">
        <h2 id="delivery">{FULFILMENT_LABELS[fulfilment]}</h2>
        <dl className={styles.facts}>
          {fulfilment === 'collected' ? (
            <>
              <div>
                <dt>Für</dt>
                <dd translate="no">{address.contactName}</dd>
              </div>
              <PickupPlace number={order.number} />
            </>
          ) : (
            <div>
              <dt>Adresse</dt>
              <dd translate="no">
                {address.contactName}
                <br />
                {address.street} {address.houseNumber}
                <br />
                {address.postcode} {address.town}
              </dd>
            </div>
          )}
          <div>
            <dt>Telefon</dt>
            <dd translate="no">{address.phoneNumber}</dd>
          </div>
          {address.note !== '' && (
            <div>
              <dt>Für den Kurier</dt>
              <dd>{address.note}</dd>
            </div>
          )}
          {remark !== '' && (
            <div>
              <dt>Bemerkung</dt>
              <dd>{remark}</dd>
            </div>
          )}
          <div>
            <dt>Zahlung</dt>
            <dd>{paymentText(order)}</dd>
          </div>
          {checkAge && !isFinished(order.status) && (
            <div>
              <dt>Alterskontrolle</dt>
              <dd>Halte bitte deinen Ausweis bereit.</dd>
            </div>
          )}
        </dl>
      </section>
      <section className={`${layout.card} ${styles.part} ${styles.help}`} aria-labelledby="help">
        <h2 id="help">Stimmt etwas nicht?</h2>
        <p>Ruf uns an und nenne die Nummer deiner Bestellung.</p>
        <RestaurantPhone className={`${controls.secondary} ${controls.wide}`} />
      </section>
    </div>
  );
}
