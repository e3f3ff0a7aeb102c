import { formatMoney } from '@ofenpost/core/money/format-money';
import type { CancelTerms } from '@ofenpost/core/order/guest-cancel';
import type { Order } from '@ofenpost/core/order/order';
import {
  orderCancelMessage,
  type orderCancelMachine,
  selectCancelRefusal,
  selectIsCancelling,
} from '@ofenpost/core/order/order-cancel.machine';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { PageDialog } from '../ui/page-dialog.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import controls from '../ui/controls.module.css';
import styles from '../ui/reason-dialog.module.css';

type Props = {
  readonly actor: ActorRefFrom<typeof orderCancelMachine>;
  readonly order: Order;
  readonly terms: CancelTerms;
  readonly isOpen: boolean;
  readonly onClosed: () => void;
};

/** Asks for confirmation before the order is cancelled, and says when the kitchen has accepted it meanwhile. */
export function CancelDialog({ actor, order, terms, isOpen, onClosed }: Props) {
  const isCancelling = useSelector(actor, selectIsCancelling);
  const refusal = useSelector(actor, (snapshot) => selectCancelRefusal(snapshot, order, terms), isSameRefusal);
  const close = () => actor.send({ type: 'cancel.closed' });
  return (
    <PageDialog
      title={`Bestellung ${order.number} stornieren?`}
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <div className={styles.buttons}>
          <button type="button" className={controls.secondary} disabled={isCancelling} onClick={close}>
            {refusal === null ? 'Behalten' : 'Schliessen'}
          </button>
          {refusal === null ? (
            <button
              type="button"
              className={`${controls.primary} ${styles.end}`}
              disabled={isCancelling}
              onClick={() => actor.send({ type: 'cancel.confirmed' })}
            >
              {isCancelling ? 'Wird storniert …' : 'Stornieren'}
            </button>
          ) : (
            <RestaurantPhone className={controls.primary} after=" anrufen" />
          )}
        </div>
      }
    >
      <p className={styles.intro} role={refusal === null ? undefined : 'alert'}>
        {refusal === null ? `${introOf(order)}${refundText(order)}` : orderCancelMessage(refusal)}
      </p>
    </PageDialog>
  );
}

/** Honest about what may be baked already. */
const introOf = ({ status, promisedAt, fulfilment }: Order): string =>
  status === 'placed' || promisedAt === null
    ? 'Wir haben noch nicht angefangen, du bezahlst nichts.'
    : `Wir haben dir ${formatTime(promisedAt)} versprochen und das nicht geschafft, das tut uns leid. Vielleicht ist schon etwas gebacken. Wenn du stornierst, ${fulfilment === 'delivered' ? 'kommt niemand mehr, und du bezahlst nichts' : 'bezahlst du nichts'}.`;

const refundText = ({ giftCardAmount }: Order): string =>
  giftCardAmount > 0 ? ` ${formatMoney(giftCardAmount)} kommen zurück auf deinen Gutschein.` : '';

type Refusal = ReturnType<typeof selectCancelRefusal>;

const isSameRefusal = (a: Refusal, b: Refusal): boolean => JSON.stringify(a) === JSON.stringify(b);
