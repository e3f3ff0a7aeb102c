import { dayTotal, finishedOrders, ordersOnBoard, splitLater } from '@ofenpost/core/order-desk/board';
import { selectKnownOrders } from '@ofenpost/core/order-desk/order-desk.selectors';
import { dayTakings } from '@ofenpost/core/order/day-takings';
import { paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { useSelector } from '@xstate/react';
import { useThisMinute } from '../app/use-ticking.ts';
import { Amount } from '../money/amount.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { BoardOrderRow } from './board-search.tsx';
import type { BoardDialog } from './use-board-dialogs.tsx';
import { useLeftDialog } from './use-left-dialog.ts';
import type { OrderDeskActor } from './use-order-desk.ts';
import styles from './day-dialog.module.css';
import rowStyles from './order-row.module.css';

type Props = { readonly board: OrderDeskActor; readonly onClosed: (next: BoardDialog | null) => void };

const Taking = ({ name, amount }: { name: string; amount: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Amount rappen={amount} />
    </dd>
  </div>
);

/** Shows the day so far: its money by means of payment, and its finished orders. */
export function DayDialog({ board, onClosed }: Props) {
  const known = useSelector(board, selectKnownOrders);
  const minute = useThisMinute();
  const { isOpen, leave, onClosed: end } = useLeftDialog(onClosed);
  const [, orders] = splitLater(ordersOnBoard(known ?? {}, businessDayOf(minute)), minute);
  const finished = finishedOrders(orders);
  const { count, totalPrice } = dayTotal(orders);
  const { collected, giftCards, online, due, tips } = dayTakings(orders);
  return (
    <PageDialog title="Heute" size="wide" isOpen={isOpen} onClose={leave} onClosed={end}>
      <p className={styles.total}>
        <b>
          <Amount rappen={totalPrice} />
        </b>{' '}
        mit {count === 1 ? '1 Bestellung' : `${count} Bestellungen`}
      </p>
      <dl className={styles.takings}>
        {paymentMethod.options.map((method) => (
          <Taking key={method} name={PAYMENT_METHOD_LABELS[method]} amount={collected[method]} />
        ))}
        <Taking name="Gutscheine" amount={giftCards} />
        {online > 0 && <Taking name="Online" amount={online} />}
        <Taking name="Noch offen" amount={due} />
        {tips > 0 && <Taking name="Trinkgeld, dazu" amount={tips} />}
      </dl>
      <h3 className={styles.heading}>Erledigt</h3>
      {finished.length === 0 ? (
        <p className={styles.none}>Heute ist noch keine Bestellung erledigt.</p>
      ) : (
        <ul className={rowStyles.rows}>
          {finished.map((order) => (
            <BoardOrderRow key={order.id} order={order} onOpen={(opened) => leave({ kind: 'order', order: opened })} />
          ))}
        </ul>
      )}
    </PageDialog>
  );
}
