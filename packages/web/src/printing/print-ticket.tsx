import type { Order } from '@ofenpost/core/order/order';
import { selectIsAsking, selectPrintDesk } from '@ofenpost/core/printing/printing.machine';
import { useSelector } from '@xstate/react';
import { PrinterIcon } from './printer-icon.tsx';
import { usePrintingActor } from './printing-provider.tsx';
import styles from './print-ticket.module.css';

type Props = {
  readonly order: Pick<Order, 'id' | 'number'>;
  /** With words beside the picture, where there is room. */
  readonly isWide?: boolean;
};

/** Prints the ticket of an order: on the printer where there is one, else by the browser. */
export function PrintTicket({ order: { id, number }, isWide = false }: Props) {
  const printing = usePrintingActor();
  const desk = useSelector(printing, selectPrintDesk);
  const isAsking = useSelector(printing, (snapshot) => selectIsAsking(snapshot, id));
  const target = desk !== null && desk.printers.length > 0 ? 'printer' : 'browser';
  return (
    <button
      type="button"
      className={isWide ? `${styles.print} ${styles.wide}` : styles.print}
      aria-label={`Bon ${number} drucken`}
      aria-busy={isAsking}
      aria-disabled={desk === null || isAsking}
      title={`Bon ${number} drucken`}
      onClick={() => {
        if (desk !== null) printing.send({ type: 'ticket.asked', orderId: id, target });
      }}
    >
      <PrinterIcon />
      {isWide && 'Bon drucken'}
    </button>
  );
}
