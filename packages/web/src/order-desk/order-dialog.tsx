import { selectKnownOrders, selectStepping } from '@ofenpost/core/order-desk/order-desk.machine';
import { mentionsAllergy } from '@ofenpost/core/order-desk/ticket';
import { type Order, OVERRIDABLE_BLOCK_LABELS, type OrderStep } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { REASON_LABELS } from '@ofenpost/core/order/order-reason';
import { type ReceiptSum, receiptSums } from '@ofenpost/core/order/receipt';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import { OrderLines, OrderProgress } from '../order/order-overview.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { useSingleTaps } from '../ui/use-single-taps.ts';
import { PrintTicket } from './printer-badge.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { MAIL_FAILED } from './ticket.tsx';
import type { BoardDialog } from './use-board-dialogs.tsx';
import { useLeftDialog } from './use-left-dialog.ts';
import type { OrderDeskActor } from './use-order-desk.ts';
import styles from './order-dialog.module.css';
import remarkStyles from './ticket-remark.module.css';

const Sum = ({ label, amount, className }: ReceiptSum & { className?: string | undefined }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>
      <Amount rappen={amount} />
    </dd>
  </div>
);

/** Shows the total and the payments of an order, as on its receipt. */
function BoardOrderSum({ order }: { order: Order }) {
  const { sums, total, payments } = receiptSums(order);
  return (
    <dl className={styles.sums}>
      {sums.map((sum) => (
        <Sum key={sum.label} {...sum} />
      ))}
      <Sum label="Gesamt" amount={total} className={styles.total} />
      {payments.map((payment) => (
        <Sum key={payment.label} {...payment} className={styles.payment} />
      ))}
    </dl>
  );
}

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

type Props = {
  readonly board: OrderDeskActor;
  readonly opened: Order;
  readonly onStep: (order: Order, step: OrderStep) => void;
  readonly onClosed: (next: BoardDialog | null) => void;
};

/** Shows all of one order, live, with the same next step as its ticket. */
export function BoardOrderDialog({ board, opened, onStep, onClosed }: Props) {
  const { id } = opened;
  const known = useSelector(board, (snapshot) => selectKnownOrders(snapshot)?.[id]);
  // An earlier order is not on the board and is final, so it stays as it was found.
  const order = known ?? (isFinished(opened.status) ? opened : undefined);
  const isBusy = useSelector(board, (snapshot) => selectStepping(snapshot)[id] !== undefined);
  const actions = useSingleTaps();
  const { isOpen, leave, onClosed: end } = useLeftDialog(onClosed);
  return (
    <PageDialog
      title={order === undefined ? 'Bestellung' : `Bestellung ${order.number}`}
      size="wide"
      isOpen={isOpen}
      onClose={leave}
      onClosed={end}
      foot={
        order === undefined || isFinished(order.status) ? undefined : (
          <div ref={actions} className={styles.actions}>
            <TicketActions
              order={order}
              isBusy={isBusy}
              hasPhone={false}
              onStep={onStep}
              onEnd={(ended, how) => leave({ kind: 'reason', order: ended, end: how })}
            />
          </div>
        )
      }
    >
      {order === undefined ? (
        <p>Diese Bestellung liegt nicht mehr auf dem Pult.</p>
      ) : (
        <div className={styles.order}>
          {order.remark !== '' && (
            <p
              className={
                mentionsAllergy(order.remark) ? `${remarkStyles.remark} ${remarkStyles.allergy}` : remarkStyles.remark
              }
            >
              {order.remark}
            </p>
          )}
          <OrderProgress order={order} />
          <div className={styles.parts}>
            <section className={styles.what}>
              <h3>Was</h3>
              <OrderLines lines={order.productOrders} />
              <BoardOrderSum order={order} />
              <PrintTicket order={order} isWide />
            </section>
            <StaffOrderSummary order={order} />
          </div>
        </div>
      )}
    </PageDialog>
  );
}
