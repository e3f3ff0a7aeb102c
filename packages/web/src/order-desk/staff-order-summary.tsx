import type { Order } from '@ofenpost/core/order/order';
import { OVERRIDABLE_BLOCK_LABELS } from '@ofenpost/core/order/order-override';
import { REASON_LABELS } from '@ofenpost/core/order/order-reason';
import { isFinished } from '@ofenpost/core/order/order-transitions';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { ReactNode } from 'react';
import { phoneHref } from '../account/phone-href.ts';
import { MAIL_FAILED } from '../order/mail-failed-note.tsx';
import styles from './order-dialog.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function wishText({ deliveryTime: { kind, requestedAt } }: Order): string {
  return kind === 'asap'
    ? `so bald wie möglich, geschätzt ${formatTime(requestedAt)}`
    : `auf ${formatTime(requestedAt)}`;
}

/** Shows the customer, the address and the time of an order. */
export function StaffOrderSummary({ order }: { order: Order }) {
  const { address, promisedAt, checkAge, reason, status, fulfilment, override, orderTimeProgresses, mailFailed } =
    order;
  return (
    <section>
      <h3>Für wen</h3>
      <dl className={styles.facts}>
        {fulfilment === 'collected' ? (
          <Fact name="Abholung">{address.contactName}</Fact>
        ) : (
          <Fact name="Adresse">
            {address.contactName}
            <br />
            {address.street} {address.houseNumber}
            <br />
            {address.postcode} {address.town}
          </Fact>
        )}
        <Fact name="Telefon">
          <a href={phoneHref(address.phoneNumber)} className={styles.phone}>
            {address.phoneNumber}
          </a>
        </Fact>
        {mailFailed === true && <Fact name="E-Mail">{MAIL_FAILED}</Fact>}
        {address.note !== '' && <Fact name="Für den Kurier">{address.note}</Fact>}
        <Fact name="Bestellt">
          {formatDate(orderTimeProgresses.created)}, {formatTime(orderTimeProgresses.created)}
        </Fact>
        <Fact name="Gewünscht">{wishText(order)}</Fact>
        {promisedAt !== null && <Fact name="Versprochen">{formatTime(promisedAt)}</Fact>}
        {checkAge && !isFinished(status) && <Fact name="Alterskontrolle">Ausweis zeigen lassen</Fact>}
        {override !== null && (
          <Fact name="Übergangen">
            {override.blocks.map((block) => OVERRIDABLE_BLOCK_LABELS[block]).join(', ')}: {override.reason}
          </Fact>
        )}
        {reason !== null && <Fact name="Grund">{reason.text === '' ? REASON_LABELS[reason.code] : reason.text}</Fact>}
      </dl>
    </section>
  );
}
