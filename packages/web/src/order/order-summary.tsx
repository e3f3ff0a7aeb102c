import { formatMoney } from '@ofenpost/core/money/format-money';
import { isRefundDue, amountDue } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { FULFILMENT_LABELS } from '@ofenpost/core/vat/fulfilment';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './order-page.module.css';

function paymentText(order: Order): string {
  const { payment, giftCardAmount, fulfilment } = order;
  const where = fulfilment === 'collected' ? 'bei der Abholung' : 'an der Tür';
  switch (payment.state) {
    case 'dueAtDoor':
      return giftCardAmount > 0
        ? `${PAYMENT_METHOD_LABELS[payment.method]}, ${where} (${formatMoney(amountDue(order))})`
        : `${PAYMENT_METHOD_LABELS[payment.method]}, ${where}`;
    case 'collected':
      return `${PAYMENT_METHOD_LABELS[payment.method]}, bezahlt (${formatMoney(payment.amount)})`;
    case 'prepaid':
      return 'mit Gutschein bezahlt';
    case 'refunded':
      return 'dem Gutschein gutgeschrieben';
    case 'notCollected':
      return isRefundDue(order)
        ? `nicht verrechnet; ${formatMoney(giftCardAmount)} sind wieder auf dem Gutschein`
        : 'nicht verrechnet';
  }
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
            <div>
              <dt>Für</dt>
              <dd>{address.contactName}</dd>
            </div>
          ) : (
            <div>
              <dt>Adresse</dt>
              <dd>
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
            <dd>{address.phoneNumber}</dd>
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
