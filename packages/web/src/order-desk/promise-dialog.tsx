import { dueAtOf } from '@ofenpost/core/order/due-at';
import {
  PROMISE_REASON_LABELS,
  PROMISE_REASON_TEXT_MAX,
  promiseReason,
  promiseReasonText,
} from '@ofenpost/core/order/move-promise';
import { type Order, type PromiseReasonCode, promiseReasonCode } from '@ofenpost/core/order/order';
import { compareTimes } from '@ofenpost/core/time/compare-times';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes, formatTime, minutesBetween } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { MomentInput } from '../ui/moment-input.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { type OrderDeskActor, refusedChangeToast } from './use-order-desk.ts';
import reasonStyles from '../ui/reason-dialog.module.css';
import styles from './promise-dialog.module.css';

/** The usual delays, in minutes. */
const DELAYS = [10, 15, 30] as const;

type Props = {
  readonly board: OrderDeskActor;
  readonly order: Order;
  readonly onClosed: () => void;
};

const buttonText = (chosen: Instant, isNew: boolean): string => {
  if (chosen === '') return isNew ? 'Annehmen' : 'Verschieben';
  return `Auf ${formatTime(chosen)} ${isNew ? 'annehmen' : 'verschieben'}`;
};

/** Moves the promised time of an order, with a reason that the guest reads. Two taps for the usual delays. */
export function PromiseDialog({ board, order, onClosed }: Props) {
  const { ports, actors } = useApp();
  // Sent again after a failure it is the same step.
  const [key] = useState(() => ports.idempotencyKey.create());
  const from = dueAtOf(order);
  // A new order is accepted with its promise, which is never earlier than the guest wished.
  const isNew = order.status === 'placed';
  const [chosen, setChosen] = useState<Instant>('');
  const [isOther, setOther] = useState(false);
  const [code, setCode] = useState<PromiseReasonCode>('busy');
  const [text, setText] = useState('');
  const reason = promiseReason.safeParse({ code, text: code === 'other' ? text.trim() : '' });
  const isComplete = chosen !== '' && (isNew ? compareTimes(chosen, from) > 0 : chosen !== from) && reason.success;
  const choose = (at: Instant) => {
    setOther(false);
    // The same chip again takes it back.
    setChosen(at === chosen ? '' : at);
  };
  const send = async () => {
    if (!reason.success) return undefined;
    if (isNew) {
      const minutes = Math.ceil(minutesBetween(ports.clock.now(), chosen));
      const step = { from: order.status, to: 'accepted', minutes, promiseReason: reason.data } as const;
      board.send({ type: 'step.taken', id: order.id, step, at: ports.clock.now(), key });
      return undefined;
    }
    const draft = { revision: order.revision, promisedAt: chosen, reason: reason.data };
    const moved = await ports.orderDesk.movePromise(order.id, draft);
    if (moved.ok) board.send({ type: 'promise.moved', order: moved.value });
    else actors.toast.send({ type: 'toast.shown', message: refusedChangeToast(order, moved.error) });
    return undefined;
  };
  return (
    <ChangeDialog
      title={isNew ? `Bestellung ${order.number} später annehmen` : `Bestellung ${order.number} verschieben`}
      button={buttonText(chosen, isNew)}
      canSend={isComplete}
      holdsInput={text !== ''}
      onSend={send}
      onClosed={onClosed}
    >
      <p className={reasonStyles.intro}>
        {isNew ? 'Der Gast erwartet sie um' : 'Versprochen ist'} <b>{formatTime(from)}</b>.
      </p>
      <fieldset className={styles.times}>
        <legend>Neue Zeit</legend>
        {DELAYS.map((minutes) => {
          const at = addMinutes(from, minutes);
          return (
            <button
              key={minutes}
              type="button"
              className={styles.chip}
              aria-pressed={!isOther && chosen === at}
              onClick={() => choose(at)}
            >
              +{minutes} <small>{formatTime(at)}</small>
            </button>
          );
        })}
        <button
          type="button"
          className={styles.chip}
          aria-pressed={isOther}
          onClick={() => {
            setOther(!isOther);
            setChosen(isOther ? '' : from);
          }}
        >
          Andere …
        </button>
      </fieldset>
      {isOther && (
        <Field label="Neue Zeit">
          {(control) => <MomentInput {...control} timeLabel="Uhrzeit" value={chosen} onValue={setChosen} />}
        </Field>
      )}
      <fieldset className={styles.reasons}>
        <legend>Warum?</legend>
        {promiseReasonCode.options.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            face="chip"
            name="promise-reason"
            checked={code === choice}
            onChange={() => setCode(choice)}
          >
            {PROMISE_REASON_LABELS[choice]}
          </Choice>
        ))}
      </fieldset>
      {code === 'other' && (
        <Field label="Was ist passiert?">
          {(control) => (
            <input
              {...control}
              value={text}
              maxLength={PROMISE_REASON_TEXT_MAX}
              autoFocus
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      )}
      {isComplete && (
        <p className={styles.told} role="status">
          Der Gast liest: «Neu um {formatTime(chosen)} statt um {formatTime(from)}, {promiseReasonText(reason.data)}»
        </p>
      )}
    </ChangeDialog>
  );
}
