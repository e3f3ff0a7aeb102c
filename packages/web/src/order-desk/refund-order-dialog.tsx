import { accountingMessage } from '@ofenpost/core/accounting/accounting-forms';
import { BOOKING_METHOD_LABELS } from '@ofenpost/core/accounting/booking';
import { refundDraft } from '@ofenpost/core/accounting/refund';
import { fieldErrors } from '@ofenpost/core/editor/editor';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { onlinePartOf } from '@ofenpost/core/online-payment/online-part';
import type { Order } from '@ofenpost/core/order/order';
import {
  giftCardRefundable,
  isFeeRefundable,
  refundableAmount,
  refundablePieces,
  refundableWithoutSpirits,
  refundForParts,
  refundMethodsFor,
  writableOff,
} from '@ofenpost/core/order/order-refund';
import {
  type RefundCause,
  REFUND_CAUSE_LABELS,
  isWriteOff,
  needsReason,
  refundCause,
} from '@ofenpost/core/order/refund-cause';
import type { RefundMethod } from '@ofenpost/core/payment/payment';
import { useState } from 'react';
import { useAccount, useApp } from '../app/app-actors.tsx';
import { AmountStepper } from '../ui/amount-stepper.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { type ChosenPieces, chosenLines } from './chosen-lines.ts';
import { type OrderDeskActor, useLiveOrder } from './use-order-desk.ts';
import reasonStyles from '../ui/reason-dialog.module.css';
import styles from './refund-order-dialog.module.css';

const REFUND = {
  button: 'Zurückerstatten',
  verb: 'zurückerstatten',
  done: 'Zurückerstattet',
  paper: 'mit Gutschrift',
  whole: 'Oder ein Betrag aus Kulanz',
  hint: 'Der Gast liest das auf der Gutschrift.',
};
const WRITE_OFF: typeof REFUND = {
  button: 'Abschreiben',
  verb: 'abschreiben',
  done: 'Abgeschrieben',
  paper: 'mit Abschreibung',
  whole: 'Oder ein Betrag',
  hint: 'Der Gast liest das auf der Abschreibung.',
};

type Props = {
  readonly board: OrderDeskActor;
  readonly order: Order;
  readonly onClosed: () => void;
};

/** The order as it is now, without what this dialog has booked itself: a lost answer is asked for again unchanged. */
function useRefundedOrder(board: OrderDeskActor, opened: Order, ownId: string): Order {
  const order = useLiveOrder(board, opened);
  return { ...order, refunds: order.refunds.filter(({ id }) => id !== ownId) };
}

/** The way an order was paid, which its money goes back first. */
function usualMethod(order: Order): RefundMethod {
  const { payment } = order;
  if (payment.state === 'collected') return payment.method;
  return onlinePartOf(payment)?.method ?? (giftCardRefundable(order) > 0 ? 'giftCard' : 'cash');
}

/** What is entered in the dialog, as far as the order still has it, and the draft that it makes. */
function useRefundInput(order: Order) {
  const [pieces, setPieces] = useState<ChosenPieces>({});
  const [wantsFee, setDeliveryFee] = useState(false);
  const [goodwill, setGoodwill] = useState(Number.NaN);
  const collectedBy = order.payment.state === 'collected' ? order.payment.method : null;
  const onGiftCard = giftCardRefundable(order);
  const [chosenMethod, setMethod] = useState(() => usualMethod(order));
  const [cause, setCause] = useState<RefundCause>();
  const [reason, setReason] = useState('');
  const isUnpaid = isWriteOff({ cause });
  // Only what was booked as collected can be written off, where it was booked.
  const method = isUnpaid ? (collectedBy ?? chosenMethod) : chosenMethod;
  const left = refundablePieces(order);
  const lines = chosenLines(left, pieces);
  const deliveryFee = wantsFee && isFeeRefundable(order);
  const isByParts = lines.length > 0 || deliveryFee;
  const paidOut = refundForParts(order, { lines, deliveryFee, method });
  const worth = paidOut.ok ? paidOut.value.amount : 0;
  const amount = isByParts ? worth : goodwill;
  const parts = isByParts ? { lines, deliveryFee } : {};
  const entered = { orderNumber: order.number, amount, method, cause, reason, ...parts };
  const draft = refundDraft.safeParse(entered);
  const errors = fieldErrors(refundDraft, entered);
  return {
    left,
    pieces,
    setPieces,
    deliveryFee,
    setDeliveryFee,
    goodwill,
    setGoodwill,
    method,
    setMethod,
    methods: refundMethodsFor(order, useAccount()),
    onGiftCard,
    cause,
    setCause,
    reason,
    setReason,
    isUnpaid,
    isByParts,
    amount,
    amountError: Number.isNaN(goodwill) ? undefined : errors['amount'],
    reasonError: cause === undefined ? undefined : errors['reason'],
    causes: refundCause.options.filter(
      (each) => each !== 'unpaid' || (collectedBy !== null && writableOff(order, collectedBy) > 0),
    ),
    /** Null while something is missing. */
    draft: draft.success && cause !== undefined ? draft.data : null,
  };
}

type Input = ReturnType<typeof useRefundInput>;

/** Says how much goodwill is left where the law forbids some of it. */
function goodwillHint(order: Order): string | undefined {
  const most = refundableWithoutSpirits(order);
  return most < refundableAmount(order) ? `Ohne Spirituosen: höchstens ${formatMoney(most)}.` : undefined;
}

/** The lines of the order, with how many pieces of each are given back. */
function RefundedLines({ order, left, pieces, setPieces }: Input & Pick<Props, 'order'>) {
  return (
    <ul className={styles.lines}>
      {order.productOrders.map(({ name }, position) => {
        const most = left[position] ?? 0;
        return (
          <li key={position} className={styles.line}>
            <span>
              {name}
              <small>{most === 0 ? 'schon zurückerstattet' : `höchstens ${most}×`}</small>
            </span>
            {most > 0 && (
              <AmountStepper
                amount={Math.min(most, pieces[position] ?? 0)}
                min={0}
                max={most}
                label={name}
                onChange={(next) => setPieces({ ...pieces, [position]: next })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Gives money back for pieces of an order, for the delivery, or as goodwill, or writes off what the guest did not pay. Both
 * make a paper with a number.
 */
export function RefundOrderDialog({ board, order: opened, onClosed }: Props) {
  const { ports, actors } = useApp();
  // A repeated request books nothing twice.
  const [id] = useState(() => ports.idempotencyKey.create());
  const order = useRefundedOrder(board, opened, id);
  const input = useRefundInput(order);
  const { cause, reason, amount, draft, isByParts, isUnpaid } = input;
  const words = isUnpaid ? WRITE_OFF : REFUND;
  const send = async () => {
    if (draft === null) return undefined;
    const refunded = await ports.accounting.refund(id, draft);
    if (!refunded.ok) {
      // Without a connection the board cannot know what the refusal speaks of.
      board.send({ type: 'connection.retried' });
      return accountingMessage(refunded.error);
    }
    const detail = `${formatMoney(draft.amount)} für Bestellung ${order.number}, ${words.paper}.`;
    actors.toast.send({ type: 'toast.shown', message: { kind: 'success', title: words.done, detail } });
    return undefined;
  };
  return (
    <ChangeDialog
      title={`Für ${order.number} zurückerstatten`}
      button={amount > 0 ? `${formatMoney(amount)} ${words.verb}` : words.button}
      canSend={draft !== null}
      holdsInput={cause !== undefined || reason !== '' || isByParts}
      onSend={send}
      onClosed={onClosed}
    >
      <p className={reasonStyles.intro}>
        Noch höchstens <b>{formatMoney(refundableAmount(order))}</b>. Woran lag es?
      </p>
      <div className={styles.methods} role="radiogroup" aria-label="Woran lag es?">
        <RadioChips
          name="refund-cause"
          options={input.causes}
          textOf={(each) => REFUND_CAUSE_LABELS[each]}
          chosen={cause}
          onChosen={input.setCause}
        />
      </div>
      {isUnpaid && (
        <p className={reasonStyles.intro}>
          Der Gast bekommt kein Geld. Was er schuldig blieb, zählt nicht mehr zum Umsatz und nicht mehr als kassiert.
        </p>
      )}
      <RefundedLines order={order} {...input} />
      {isFeeRefundable(order) && (
        <Choice
          type="checkbox"
          checked={input.deliveryFee}
          onChange={({ target }) => input.setDeliveryFee(target.checked)}
        >
          Lieferung, {formatMoney(order.deliveryFee)}
        </Choice>
      )}
      {!isByParts && (
        <Field label={words.whole} hint={isUnpaid ? undefined : goodwillHint(order)} error={input.amountError}>
          {(control) => <MoneyInput {...control} value={input.goodwill} onValue={input.setGoodwill} />}
        </Field>
      )}
      {!isUnpaid && (
        <div className={styles.methods} role="radiogroup" aria-label="Wie bekommt der Gast das Geld?">
          <RadioChips<RefundMethod>
            name="refund-method"
            options={input.methods}
            textOf={(method) => BOOKING_METHOD_LABELS[method]}
            chosen={input.method}
            onChosen={input.setMethod}
          />
        </div>
      )}
      {!isUnpaid && input.onGiftCard > 0 && (
        <p className={reasonStyles.intro}>
          Auf den Gutschein können höchstens <b>{formatMoney(input.onGiftCard)}</b> zurück.
        </p>
      )}
      <Field
        label={needsReason({ cause }) ? 'Grund' : 'Bemerkung, wenn du willst'}
        hint={words.hint}
        error={input.reasonError}
      >
        {(control) => <input {...control} value={reason} onChange={({ target }) => input.setReason(target.value)} />}
      </Field>
    </ChangeDialog>
  );
}
