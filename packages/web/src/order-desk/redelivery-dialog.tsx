import { editRefusalText } from '@ofenpost/core/order-desk/edit-order-messages';
import {
  type RedeliveryDraft,
  REDELIVERY_TEXT_MAX,
  redeliverablePieces,
  redeliveryDraft,
} from '@ofenpost/core/order-desk/redeliver-order';
import { partsText } from '@ofenpost/core/order/line-parts';
import { type Order, type RedeliveryCause, redeliveryCause } from '@ofenpost/core/order/order';
import { REFUND_CAUSE_LABELS } from '@ofenpost/core/order/refund-cause';
import { addMinutes, formatTime } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { AmountStepper } from '../ui/amount-stepper.tsx';
import { Field } from '../ui/field.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { type ChosenPieces, chosenLines } from './chosen-lines.ts';
import { type OrderDeskActor, useLiveOrder } from './use-order-desk.ts';
import reasonStyles from '../ui/reason-dialog.module.css';
import styles from './edit-order-dialog.module.css';

/** In minutes from now. */
const ARRIVALS = [20, 30, 45, 60] as const;

type Props = {
  readonly board: OrderDeskActor;
  readonly order: Order;
  readonly onClosed: () => void;
};

/** Delivers what was missing or wrong again, for nothing: a new order that says why. */
export function RedeliveryDialog({ board, order: opened, onClosed }: Props) {
  const { ports, actors } = useApp();
  const order = useLiveOrder(board, opened);
  // A repeated request makes no second order.
  const [idempotencyKey] = useState(() => ports.idempotencyKey.create());
  const [now] = useState(() => ports.clock.now());
  const [amounts, setAmounts] = useState<ChosenPieces>({});
  const [minutes, setMinutes] = useState<(typeof ARRIVALS)[number]>(30);
  const [cause, setCause] = useState<RedeliveryCause>('missing');
  const [text, setText] = useState('');
  const left = redeliverablePieces(order);
  const lines = chosenLines(left, amounts);
  const promisedAt = addMinutes(now, minutes);
  const draft = redeliveryDraft.safeParse({
    idempotencyKey,
    lines,
    promisedAt,
    cause,
    text: cause === 'other' ? text : '',
  } satisfies RedeliveryDraft);
  const isCollected = order.fulfilment === 'collected';
  const send = async () => {
    if (!draft.success) return undefined;
    const again = await ports.orderDesk.redeliver(order.id, draft.data);
    if (!again.ok) return editRefusalText(again.error) ?? 'Das geht nicht mehr. Schau die Bestellung nochmals an.';
    board.send({ type: 'order.corrected', order: again.value });
    const detail = `Bestellung ${again.value.number} steht unter «Im Ofen», für ${formatTime(promisedAt)}.`;
    actors.toast.send({ type: 'toast.shown', message: { kind: 'success', title: 'Wird nachgeliefert', detail } });
    return undefined;
  };
  return (
    <ChangeDialog
      title={`Zu ${order.number} nachliefern`}
      button={`Nachliefern auf ${formatTime(promisedAt)}`}
      canSend={draft.success}
      holdsInput={lines.length > 0 || text !== ''}
      onSend={send}
      onClosed={onClosed}
    >
      <p className={reasonStyles.intro}>
        Der Gast bezahlt nichts dafür. Was {isCollected ? 'wird gemacht' : 'bringst du'}?
      </p>
      <ul className={styles.lines} aria-label="Nachgeliefert wird">
        {order.productOrders.map(({ name, options }, position) => {
          const most = left[position] ?? 0;
          const amount = Math.min(most, amounts[position] ?? 0);
          return (
            <li key={position} className={styles.line}>
              <AmountStepper
                label={name}
                amount={amount}
                min={0}
                max={most}
                onChange={(next) => setAmounts({ ...amounts, [position]: next })}
              />
              <span className={styles.name}>
                <b>{name}</b>
                {options.length > 0 && <small>{partsText({ amount, options })}</small>}
              </span>
              <small>von {most}</small>
            </li>
          );
        })}
      </ul>
      <fieldset className={styles.chips}>
        <legend>Warum?</legend>
        <RadioChips
          name="redelivery-cause"
          options={redeliveryCause.options}
          textOf={(option) => REFUND_CAUSE_LABELS[option]}
          chosen={cause}
          onChosen={setCause}
        />
      </fieldset>
      {cause === 'other' && (
        <Field label="Was ist passiert?" error={draft.error?.issues.find(({ path }) => path[0] === 'text')?.message}>
          {(control) => (
            <input
              {...control}
              value={text}
              maxLength={REDELIVERY_TEXT_MAX}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      )}
      <fieldset className={styles.chips}>
        <legend>{isCollected ? 'Bereit um' : 'Beim Gast um'}</legend>
        <RadioChips
          name="redelivery-time"
          options={ARRIVALS}
          textOf={(option) => formatTime(addMinutes(now, option))}
          chosen={minutes}
          onChosen={setMinutes}
        />
      </fieldset>
    </ChangeDialog>
  );
}
