import { latestBirth } from '@ofenpost/core/courier/legal-age';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { ALL_BACK_REASON, isOnlyAlcohol } from '@ofenpost/core/order-desk/withhold-alcohol';
import { amountDue } from '@ofenpost/core/order/amount-due';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { ageToProve, lineText } from '@ofenpost/core/order/take-step';
import { canCollect } from '@ofenpost/core/payment/payment.machine';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { isAlcohol } from '@ofenpost/core/vat/vat';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { PageDialog } from '../ui/page-dialog.tsx';
import { type OrderDeskActor, refusedChangeToast } from './use-order-desk.ts';
import controls from '../ui/controls.module.css';
import styles from '../ui/reason-dialog.module.css';

export type HandOverStep = Extract<OrderStep, { to: 'delivered' }>;

/** What the desk says about the money of an order that goes without its alcohol. */
export function withheldText(order: Order): string {
  if (order.redelivers !== null) return 'Der Rest bleibt kostenlos.';
  return canCollect(order.payment)
    ? `Zu bezahlen: ${formatMoney(amountDue(order))}.`
    : 'Was dafür bezahlt war, geht zurück, wie es bezahlt wurde.';
}

type Props = {
  readonly board: OrderDeskActor;
  readonly order: Order;
  /** The step that waits for the answer. */
  readonly step: HandOverStep;
  readonly onClosed: () => void;
};

/** Asks at the hand-over whether an id was seen; without one the alcohol stays here. */
export function AgeDialog({ board, order, step, onClosed }: Props) {
  const { ports, actors } = useApp();
  const [isOpen, setOpen] = useState(true);
  const [isSending, setSending] = useState(false);
  const now = ports.clock.now();
  const age = ageToProve(order) ?? 18;
  const take = (taken: OrderStep) => {
    board.send({ type: 'step.taken', id: order.id, step: taken, at: now, key: ports.idempotencyKey.create() });
    setOpen(false);
  };
  const withhold = async () => {
    setSending(true);
    try {
      const withheld = await ports.orderDesk.withholdAlcohol(order.id);
      if (withheld.ok) board.send({ type: 'order.corrected', order: withheld.value });
      const message = withheld.ok
        ? ({
            kind: 'success',
            title: `Bestellung ${order.number}: Der Alkohol bleibt hier`,
            detail: withheldText(withheld.value),
          } as const)
        : refusedChangeToast(order, withheld.error);
      actors.toast.send({ type: 'toast.shown', message });
      setOpen(false);
    } catch (error) {
      showErrorToast(actors, error);
    }
    setSending(false);
  };
  const isAllBack = isOnlyAlcohol(order);
  const takeBack = () =>
    isAllBack
      ? take({ from: step.from, to: 'undeliverable', reason: { code: 'other', text: ALL_BACK_REASON } })
      : void withhold();
  return (
    <PageDialog
      title={`Ausweis gesehen? Ab ${age} Jahren`}
      isOpen={isOpen}
      onClose={() => {
        if (!isSending) setOpen(false);
      }}
      onClosed={onClosed}
      foot={
        <div className={styles.buttons}>
          <button type="button" className={controls.secondary} disabled={isSending} onClick={takeBack}>
            {isAllBack ? 'Alles zurücknehmen' : 'Alkohol zurücknehmen'}
          </button>
          <button
            type="button"
            className={controls.primary}
            disabled={isSending}
            onClick={() => take({ ...step, ageChecked: age })}
          >
            Ja, gesehen
          </button>
        </div>
      }
    >
      <p>
        Bestellung {order.number}: {order.productOrders.filter(isAlcohol).map(lineText).join(', ')}. Geboren am{' '}
        {formatLocalDate(latestBirth(now, age))} oder früher. Wer vor dir steht, zählt, nicht die Bestellung.
      </p>
    </PageDialog>
  );
}
