import { isSame, mergeMine } from '@ofenpost/core/editor/compare';
import { fieldErrors } from '@ofenpost/core/editor/editor';
import { editRefusalText } from '@ofenpost/core/order-desk/edit-order-messages';
import { doorPayment, isOpenWrittenOff, owedAmount } from '@ofenpost/core/order/amount-due';
import {
  CORRECTION_REASON_MAX,
  correctPayment,
  paymentCorrectionDraft,
  restDue,
} from '@ofenpost/core/order/correct-payment';
import type { Order } from '@ofenpost/core/order/order';
import { type Payment, type PaymentMethod, paymentMethod, takesTip } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { Instant } from '@ofenpost/core/time/instant';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Amount } from '../money/amount.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { OptionalMoneyInput } from '../ui/typed-input.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { type OrderDeskActor, refusedChangeToast, useLiveOrder } from './use-order-desk.ts';
import styles from '../ui/reason-dialog.module.css';
import chipStyles from './refund-order-dialog.module.css';

type Props = {
  readonly board: OrderDeskActor;
  readonly order: Order;
  readonly onClosed: () => void;
};

type Collected = Extract<Payment, { state: 'collected' }>;

const RECEIVED = 'Rest erhalten';

type Input = {
  readonly method: PaymentMethod;
  /** Null: all of it. */
  readonly amount: number | null;
  readonly rest: number | null;
  readonly restMethod: PaymentMethod;
  /** Whether what is open then is given up. */
  readonly writesOffOpen: boolean;
  readonly tip: number | null;
  readonly reason: string;
};

/** What the order says now. A rest mostly comes in by the means of the door, and staff change it where it did not. */
function inputOf(order: Order, { method, amount, tip, rest }: Collected): Input {
  const isPart = amount < doorPayment(order, method).amount;
  return {
    method,
    amount: isPart ? amount : null,
    rest: rest?.amount ?? null,
    restMethod: rest?.method ?? method,
    writesOffOpen: isOpenWrittenOff(order),
    tip: tip ?? null,
    reason: owedAmount(order) > 0 ? RECEIVED : '',
  };
}

const refusalOf = (result: ReturnType<typeof correctPayment> | null): string | undefined =>
  result === null || result.ok ? undefined : (editRefusalText(result.error) ?? undefined);

/** What is entered, on the newest state of its order: what nobody has touched is as the order says now. */
function usePaymentInput(order: Order, payment: Collected) {
  const now = inputOf(order, payment);
  const [{ input, before }, setState] = useState({ input: now, before: now });
  if (!isSame(before, now)) setState({ input: mergeMine({ base: before, mine: input, theirs: now }), before: now });
  const change = (next: Partial<Input>) => setState({ input: { ...input, ...next }, before });
  return { input, change, isTouched: !isSame(input, before) };
}

/** The draft of what is entered, and what the server will say of it. */
function validate(order: Order, input: Input, at: Instant) {
  const { method, amount, rest, restMethod, writesOffOpen, tip, reason } = input;
  const atDoor = amount ?? doorPayment(order, method).amount;
  const open = restDue(order, { method, amount: atDoor }, restMethod);
  const later = open > 0 && rest !== null ? { method: restMethod, amount: rest } : null;
  const paid = { method, amount: atDoor, tip: takesTip(method) ? (tip ?? 0) : 0, rest: later, writesOffOpen };
  const entered = { revision: order.revision, ...paid, reason };
  const draft = paymentCorrectionDraft.safeParse(entered);
  // What is wrong with an amount is said before there is a reason.
  const withReason = { ...entered, reason: RECEIVED };
  const amounts = paymentCorrectionDraft.safeParse(withReason);
  const errors = fieldErrors(paymentCorrectionDraft, withReason);
  const result = amounts.success ? correctPayment(order, amounts.data, { by: null, at }) : null;
  const refusal = refusalOf(result);
  return {
    open,
    /** Null while something is missing or refused. */
    draft: draft.success && result?.ok === true ? draft.data : null,
    amountError: errors['amount'] ?? (later === null ? refusal : undefined),
    restError: errors['rest.amount'] ?? refusal,
    tipError: errors['tip'],
    reasonError: result?.ok === true ? fieldErrors(paymentCorrectionDraft, entered)['reason'] : undefined,
  };
}

type RestProps = {
  readonly input: Input;
  readonly open: number;
  readonly error: string | undefined;
  readonly onInput: (change: Partial<Input>) => void;
};

/** What came in after the door, while something is open. */
function RestFields({ input: { rest, restMethod, writesOffOpen, reason }, open, error, onInput }: RestProps) {
  return (
    <>
      <Field
        label={RECEIVED}
        error={error}
        hint={
          <>
            Offen ist <Amount rappen={open} />. Leer, solange nichts gekommen ist.
          </>
        }
      >
        {(control) => <OptionalMoneyInput {...control} value={rest} onValue={(amount) => onInput({ rest: amount })} />}
      </Field>
      {rest !== null && (
        <div className={chipStyles.methods} role="radiogroup" aria-label="Womit ist der Rest bezahlt?">
          <RadioChips<PaymentMethod>
            name="rest-method"
            options={paymentMethod.options}
            textOf={(option) => PAYMENT_METHOD_LABELS[option]}
            chosen={restMethod}
            onChosen={(method) => onInput({ restMethod: method })}
          />
        </div>
      )}
      {(rest ?? 0) < open && (
        <Choice
          type="checkbox"
          checked={writesOffOpen}
          onChange={({ target: { checked } }) =>
            onInput({ writesOffOpen: checked, ...(reason === RECEIVED && checked && { reason: '' }) })
          }
        >
          Der Rest kommt nicht mehr: <Amount rappen={open - (rest ?? 0)} /> abschreiben
        </Choice>
      )}
    </>
  );
}

/**
 * Corrects how an order was paid at the door, its tip, and what came in later: on the order, in the till and in the journal.
 */
export function PaymentCorrectionDialog({ board, order: opened, onClosed }: Props) {
  const { ports, actors } = useApp();
  const live = useLiveOrder(board, opened);
  // Somebody may undo the delivery meanwhile, which the server says.
  const order = live.payment.state === 'collected' ? live : opened;
  const { id, number, payment } = order;
  if (payment.state !== 'collected') throw new Error('Nothing was collected.');
  const { input, change, isTouched } = usePaymentInput(order, payment);
  const { method, reason } = input;
  const { draft, open, amountError, restError, tipError, reasonError } = validate(order, input, ports.clock.now());
  const send = async () => {
    if (draft === null) return undefined;
    const corrected = await ports.orderDesk.correctPayment(id, draft);
    if (!corrected.ok) {
      const { title, detail } = refusedChangeToast(order, corrected.error);
      return `${title}. ${detail ?? ''}`;
    }
    board.send({ type: 'order.corrected', order: corrected.value });
    actors.toast.send({
      type: 'toast.shown',
      message: {
        kind: 'success',
        title: 'Zahlung korrigiert',
        detail: `Bestellung ${number}, auch in Kasse und Journal.`,
      },
    });
    return undefined;
  };
  return (
    <ChangeDialog
      title={`Zahlung von ${number} korrigieren`}
      button="Korrigieren"
      canSend={draft !== null}
      holdsInput={isTouched}
      onSend={send}
      onClosed={onClosed}
    >
      <p className={styles.intro}>
        Eingegeben ist {PAYMENT_METHOD_LABELS[payment.method]}, <Amount rappen={payment.amount} />. Wie hat der Gast
        wirklich bezahlt?
      </p>
      {paymentMethod.options.map((option) => (
        <Choice
          key={option}
          type="radio"
          name="correct-method"
          checked={method === option}
          onChange={() => change({ method: option })}
        >
          {PAYMENT_METHOD_LABELS[option]}, <Amount rappen={doorPayment(order, option).amount} />
        </Choice>
      ))}
      <Field label="An der Tür erhalten" hint="Leer, wenn alles bezahlt ist." error={amountError}>
        {(control) => <OptionalMoneyInput {...control} value={input.amount} onValue={(amount) => change({ amount })} />}
      </Field>
      {open > 0 && <RestFields input={input} open={open} error={restError} onInput={change} />}
      {takesTip(method) && (
        <Field
          label="Trinkgeld"
          hint="Kam mit der Zahlung herein und gehört dem Team: ausserhalb von Umsatz und MwSt."
          error={tipError}
        >
          {(control) => <OptionalMoneyInput {...control} value={input.tip} onValue={(tip) => change({ tip })} />}
        </Field>
      )}
      <Field label="Warum?" hint="Steht im Journal und im Protokoll." error={reasonError}>
        {(control) => (
          <input
            {...control}
            value={reason}
            maxLength={CORRECTION_REASON_MAX}
            onChange={(event) => change({ reason: event.target.value })}
          />
        )}
      </Field>
    </ChangeDialog>
  );
}
