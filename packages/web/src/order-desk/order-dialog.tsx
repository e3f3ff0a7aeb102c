import { mentionsAllergy } from '@ofenpost/core/order/allergy-remark';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { selectKnownOrders, selectStepping } from '@ofenpost/core/order/order-desk.machine';
import { isFinished } from '@ofenpost/core/order/order-transitions';
import { useSelector } from '@xstate/react';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderProgress } from '../order/order-progress.tsx';
import { TicketActions } from '../order/ticket-actions.tsx';
import { useLeftDialog } from '../order/use-left-dialog.ts';
import type { OrderDeskActor } from '../order/use-order-desk.ts';
import { PrintTicket } from '../printing/print-ticket.tsx';
import { PageDialog } from '../theme/page-dialog.tsx';
import { useSingleTaps } from '../theme/use-single-taps.ts';
import { BoardOrderSum } from './order-sum.tsx';
import { StaffOrderSummary } from './staff-order-summary.tsx';
import type { BoardDialog } from './use-board-dialogs.tsx';
import remarkStyles from '../order/ticket-remark.module.css';
import styles from './order-dialog.module.css';

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
