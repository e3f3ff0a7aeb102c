import type { Order } from '@ofenpost/core/order/order';
import { selectIsAsking, selectPrintTarget } from '@ofenpost/core/printing/printing.machine';
import { useSelector } from '@xstate/react';
import { PrinterIcon } from './printer-icon.tsx';
import { usePrintingActor } from './printing-provider.tsx';
import styles from './print-ticket.module.css';

type Props = {
  readonly order: Pick<Order, 'id' | 'number'>;
  /** Whether the button has a text beside the icon, where there is room. */
  readonly isWide?: boolean;
};

/** Prints the ticket of an order: on a receipt printer if there is one, otherwise by the browser. */
export function PrintTicket({ order: { id, number }, isWide = false }: Props) {
  const printing = usePrintingActor();
  const target = useSelector(printing, selectPrintTarget);
  const isAsking = useSelector(printing, (snapshot) => selectIsAsking(snapshot, id));
  return (
    <button
      type="button"
      className={isWide ? `${styles.print} ${styles.wide}` : styles.print}
      aria-label={isWide ? undefined : `Bon ${number} drucken`}
      aria-busy={isAsking}
      aria-disabled={target === null || isAsking}
      title={`Bon ${number} drucken`}
      onClick={() => {
        if (target !== null) printing.send({ type: 'ticket.requested', orderId: id, target });
      }}
    >
      <PrinterIcon />
      {isWide && 'Bon drucken'}
    </button>
  );
}
