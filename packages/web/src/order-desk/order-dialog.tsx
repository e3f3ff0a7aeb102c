import { minimumAgeOfLines } from '@ofenpost/core/declaration/minimum-age';
import { isWishPast } from '@ofenpost/core/online-payment/wish-past';
import { selectKnownOrders, selectStepping } from '@ofenpost/core/order-desk/order-desk.selectors';
import { canRedeliver, redeliveryReason } from '@ofenpost/core/order-desk/redeliver-order';
import { mentionsAllergy } from '@ofenpost/core/order-desk/ticket';
import { orderTimeText } from '@ofenpost/core/order/advance-order';
import { owedAmount } from '@ofenpost/core/order/amount-due';
import { isUnseenCancellation } from '@ofenpost/core/order/guest-cancel';
import { promiseReasonText, timeBeforeMove } from '@ofenpost/core/order/move-promise';
import { type Order, OVERRIDABLE_BLOCK_LABELS, type OrderStep } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { REASON_LABELS } from '@ofenpost/core/order/order-reason';
import { refundableAmount } from '@ofenpost/core/order/order-refund';
import { type ReceiptSum, receiptSums } from '@ofenpost/core/order/receipt';
import { canCorrect } from '@ofenpost/core/payment/payment.machine';
import { fullPriced } from '@ofenpost/core/promotion/full-prices';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { Amount } from '../money/amount.tsx';
import { OrderEdits } from '../order/order-edits.tsx';
import { OrderLines, OrderProgress } from '../order/order-overview.tsx';
import { OrderRefunds } from '../order/order-refunds.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { useSingleTaps } from '../ui/use-single-taps.ts';
import { NewGuestText } from './new-guest-badge.tsx';
import { PrintLabels, PrintTicket } from './printer-badge.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { MAIL_FAILED } from './ticket-notes.tsx';
import type { BoardDialog } from './use-board-dialogs.tsx';
import { useLeftDialog } from './use-left-dialog.ts';
import type { OrderDeskActor } from './use-order-desk.ts';
import controls from '../ui/controls.module.css';
import foldStyles from '../ui/fold.module.css';
import styles from './order-dialog.module.css';
import remarkStyles from './ticket-remark.module.css';

const timeline = onDemand(() => import('./order-timeline.tsx').then((module) => module.OrderTimeline));

/** What happened to the order; code and entries are loaded when it is opened. */
function TimelineFold({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={foldStyles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary onPointerEnter={timeline.preload}>Verlauf</summary>
      {isOpen && <timeline.Component order={order} />}
    </details>
  );
}

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

function wishText(order: Order): string {
  const { kind, requestedAt } = order.deliveryTime;
  return kind === 'asap'
    ? `so bald wie möglich, geschätzt ${formatTime(requestedAt)}`
    : `auf ${orderTimeText(order, requestedAt)}`;
}

/** The promised time, and the first one where it was moved, as the guest sees them. */
function PromisedFact({ order }: { order: Order }) {
  const { promisedAt, promiseMove } = order;
  if (promisedAt === null) return null;
  return (
    <Fact name="Versprochen">
      {promiseMove !== null && (
        <>
          <s>{formatTime(timeBeforeMove(promiseMove))}</s>{' '}
        </>
      )}
      {orderTimeText(order, promisedAt)}
      {promiseMove !== null && `, ${promiseReasonText(promiseMove.reason)}`}
    </Fact>
  );
}

/** Shows the customer, the address and the time of an order. */
export function StaffOrderSummary({ order }: { order: Order }) {
  const {
    address,
    checkAge,
    reason,
    status,
    fulfilment,
    override,
    redelivers,
    redeliveries,
    orderTimeProgresses,
    mailFailed,
    newGuest,
  } = order;
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
        {newGuest === true && (
          <Fact name="Gast">
            <NewGuestText order={order} />
          </Fact>
        )}
        {mailFailed === true && <Fact name="E-Mail">{MAIL_FAILED}</Fact>}
        {address.note !== '' && <Fact name="Für den Kurier">{address.note}</Fact>}
        <Fact name="Bestellt">
          {formatDate(orderTimeProgresses.created)}, {formatTime(orderTimeProgresses.created)}
        </Fact>
        <Fact name="Gewünscht">
          {wishText(order)}
          {isWishPast(order) && ' (Wunschzeit vorbei: nach der Bestellung bezahlt)'}
        </Fact>
        <PromisedFact order={order} />
        {redelivers !== null && (
          <Fact name="Nachlieferung">
            kostenlos zu {redelivers.number}, {redeliveryReason(redelivers)}
          </Fact>
        )}
        {redeliveries.map((again) => (
          <Fact key={again.id} name="Nachgeliefert">
            als {again.number}, {redeliveryReason(again)}
            {again.isStopped && ' (nicht angekommen)'}
          </Fact>
        ))}
        {checkAge && !isFinished(status) && (
          <Fact name="Alterskontrolle">Ab {minimumAgeOfLines(order.productOrders) ?? 18}: Ausweis zeigen lassen</Fact>
        )}
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

const onlineReport = onDemand(() =>
  import('../online-payment/online-payment-report.tsx').then((part) => part.OnlinePaymentReport),
);

/** Whether it waited for its payment before it came; what the provider refuses to take is due at the door later. */
const isPaidOnline = ({ orderTimeProgresses }: Order): boolean => orderTimeProgresses.placed !== undefined;

type Correction = { readonly label: string; readonly kind: 'edit' | 'redelivery' | 'payment' | 'refund' };

/** What can be put right of an order now. */
function correctionsOf(order: Order): Correction[] {
  const isDelivered = order.status === 'delivered';
  return [
    ...(isFinished(order.status) ? [] : [{ label: 'Ändern …', kind: 'edit' } as const]),
    ...(isDelivered && canCorrect(order.payment)
      ? [{ label: owedAmount(order) > 0 ? 'Rest erhalten …' : 'Zahlung korrigieren …', kind: 'payment' } as const]
      : []),
    ...(isDelivered && refundableAmount(order) > 0 ? [{ label: 'Zurückerstatten …', kind: 'refund' } as const] : []),
    ...(canRedeliver(order) ? [{ label: 'Nachliefern …', kind: 'redelivery' } as const] : []),
  ];
}

type CorrectionsProps = { readonly order: Order; readonly onOpen: (dialog: BoardDialog) => void };

const Corrections = ({ order, onOpen }: CorrectionsProps) => (
  <div className={styles.corrections}>
    {correctionsOf(order).map(({ label, kind }) => (
      <button
        key={kind}
        type="button"
        className={`${controls.quiet} ${controls.small}`}
        onClick={() => onOpen({ kind, order })}
      >
        {label}
      </button>
    ))}
  </div>
);

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
        order === undefined || (isFinished(order.status) && !isUnseenCancellation(order)) ? undefined : (
          <div ref={actions} className={styles.actions}>
            <TicketActions
              order={order}
              isBusy={isBusy}
              onStep={onStep}
              onSeen={(seen) => board.send({ type: 'cancellation.seen', id: seen.id })}
              onEnd={(ended, how) => leave({ kind: 'reason', order: ended, end: how })}
              onMovePromise={(moved) => leave({ kind: 'promise', order: moved })}
              onTour={(driven) => leave({ kind: 'tour', order: driven })}
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
              <OrderLines lines={fullPriced(order).lines} />
              <BoardOrderSum order={order} />
              <Corrections order={order} onOpen={leave} />
              <OrderEdits order={order} />
              <OrderRefunds
                orderKey={{ id, capability: null }}
                order={order}
                codeNote="Den Code findest du unter Gutscheine."
              />
              {isPaidOnline(order) && <onlineReport.Component key={order.revision} id={id} />}
              <PrintTicket order={order} />
              <PrintLabels order={order} />
            </section>
            <StaffOrderSummary order={order} />
          </div>
          <TimelineFold order={order} />
        </div>
      )}
    </PageDialog>
  );
}
