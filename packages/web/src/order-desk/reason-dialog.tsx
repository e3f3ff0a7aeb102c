import { selectStepping } from '@ofenpost/core/order-desk/order-desk.selectors';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import {
  type EndWithReason,
  REASONS,
  REASON_LABELS,
  REASON_TEXT_MAX,
  type ReasonCode,
  reasonFor,
} from '@ofenpost/core/order/order-reason';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, type SubmitEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import type { OrderDeskActor } from './use-order-desk.ts';
import controls from '../ui/controls.module.css';
import styles from '../ui/reason-dialog.module.css';

/**
 * Sends a step from a dialog, and calls `onAnswered` when the server has accepted or refused it. Without a response it
 * does not: the input stays and can be sent again.
 */
function useAnsweredStep(board: OrderDeskActor, { id }: Order, onAnswered: () => void) {
  const { ports } = useApp();
  // Sent again after a failure it is the same step.
  const [key] = useState(() => ports.idempotencyKey.create());
  const isSending = useSelector(board, (snapshot) => selectStepping(snapshot)[id] !== undefined);
  // Whether the pending step is this dialog's: a step of the ticket may still be pending when the dialog opens.
  const isOwn = useRef(false);
  /** Without a connection the dialog stays, with what was entered. */
  const isUnsent = useRef(false);
  const end = useEffectEvent((ended: { readonly id: string }, isAnswered: boolean) => {
    if (ended.id !== id || !isOwn.current) return;
    isOwn.current = false;
    if (isAnswered) onAnswered();
  });
  useEffect(() => {
    const subscriptions = [
      board.on('step.settled', (event) => end(event, true)),
      board.on('step.refused', (event) => end(event, true)),
      board.on('step.failed', (event) => end(event, false)),
      board.on('connection.needed', () => (isUnsent.current = true)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [board]);
  return {
    isSending,
    take: (step: OrderStep) => {
      if (isSending) return;
      isUnsent.current = false;
      board.send({ type: 'step.taken', id, step, at: ports.clock.now(), key });
      isOwn.current = selectStepping(board.getSnapshot())[id] !== undefined;
      // Somebody else was faster, and the board has already received the change.
      if (!isOwn.current && !isUnsent.current) onAnswered();
    },
  };
}

type Texts = { readonly title: string; readonly button: string };

const TEXTS: Record<EndWithReason, Texts> = {
  rejected: { title: 'ablehnen', button: 'Ablehnen' },
  cancelled: { title: 'stornieren', button: 'Stornieren' },
  undeliverable: { title: 'nicht zustellbar', button: 'Nicht zustellbar' },
};

const NOT_COLLECTED: Texts = { title: 'nicht abgeholt', button: 'Nicht abgeholt' };

const textsOf = ({ fulfilment }: Order, end: EndWithReason): Texts =>
  end === 'undeliverable' && fulfilment === 'collected' ? NOT_COLLECTED : TEXTS[end];

const FORM_ID = 'reason';

type Props = {
  readonly board: OrderDeskActor;
  readonly order: Order;
  readonly end: EndWithReason;
  readonly onClosed: () => void;
};

/** Asks why an order is rejected or cancelled, for the guest to read. It stays open until the server has responded. */
export function ReasonDialog({ board, order, end, onClosed }: Props) {
  const texts = textsOf(order, end);
  const [isOpen, setOpen] = useState(true);
  const [code, setCode] = useState<ReasonCode | null>(null);
  const [text, setText] = useState('');
  const reason = reasonFor(end).safeParse({ code, text: code === 'other' ? text.trim() : '' });
  const { isSending, take } = useAnsweredStep(board, order, () => setOpen(false));
  const leave = () => {
    if (!isSending) setOpen(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.success) take({ from: order.status, to: end, reason: reason.data });
  };
  return (
    <PageDialog
      title={`Bestellung ${order.number} ${texts.title}`}
      holdsInput={text !== ''}
      isOpen={isOpen}
      onClose={leave}
      onClosed={onClosed}
      foot={
        <div className={styles.buttons}>
          <button type="button" className={controls.secondary} disabled={isSending} onClick={leave}>
            Zurück
          </button>
          <button
            type="submit"
            form={FORM_ID}
            className={`${controls.primary} ${styles.end}`}
            disabled={isSending || !reason.success}
          >
            {isSending ? 'Wird gesendet …' : texts.button}
          </button>
        </div>
      }
    >
      <form id={FORM_ID} className={styles.form} onSubmit={submit}>
        <p className={styles.intro}>
          <bdi>{order.address.contactName}</bdi> sieht den Grund sofort.
        </p>
        {REASONS[end].map((choice) => (
          <Choice key={choice} type="radio" name="reason" checked={code === choice} onChange={() => setCode(choice)}>
            {REASON_LABELS[choice]}
          </Choice>
        ))}
        {code === 'other' && (
          <Field label="Was ist passiert?">
            {(control) => (
              <textarea
                {...control}
                value={text}
                maxLength={REASON_TEXT_MAX}
                rows={2}
                autoFocus
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        )}
      </form>
    </PageDialog>
  );
}
