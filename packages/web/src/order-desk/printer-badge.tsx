import type { Order } from '@ofenpost/core/order/order';
import { type PrinterCondition, printerCondition } from '@ofenpost/core/printing/printing-state';
import {
  selectHasLabels,
  selectPrintingState,
  selectIsAsking,
  selectPrintTarget,
} from '@ofenpost/core/printing/printing.machine';
import { useSelector } from '@xstate/react';
import { usePrintingActor } from '../printing/printing-provider.tsx';
import { icon } from '../ui/icons.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useOpened } from '../ui/use-opened.ts';
import controls from '../ui/controls.module.css';
import printTicketStyles from './print-ticket.module.css';
import styles from './toolbar.module.css';

const PrinterIcon = () =>
  icon(
    <>
      <path d="M7 8.5V4h10v4.5" />
      <path d="M7 17H4.8A1.3 1.3 0 0 1 3.5 15.7v-5.4A1.8 1.8 0 0 1 5.3 8.5h13.4a1.8 1.8 0 0 1 1.8 1.8v5.4A1.3 1.3 0 0 1 19.200 17H17" />
      <path d="M7 14h10v6H7z" />
    </>,
    1.9,
    20,
  );

const journal = onDemand(() => import('../printing/print-journal.tsx').then((module) => module.PrintJournal));

const CLASSES: Record<PrinterCondition['state'], string | undefined> = {
  idle: '',
  ready: '',
  printing: styles.good,
  trouble: styles.bad,
};

/** Shows the state of the printers in the head of the order desk; it opens the prints of today. */
export function PrinterBadge() {
  const printing = usePrintingActor();
  const printingState = useSelector(printing, selectPrintingState);
  const { opened, open, end } = useOpened<'journal'>();
  const close = () => opened && end(opened);
  if (printingState === null) return null;
  const { state, label } = printerCondition(printingState);
  return (
    <>
      <button
        type="button"
        className={`${styles.pill} ${CLASSES[state]}`}
        title={label}
        onClick={() => open('journal')}
      >
        {state === 'trouble' ? <span className={styles.dot} aria-hidden="true" /> : <PrinterIcon />}
        <span className={state === 'idle' || state === 'ready' ? styles.spare : undefined}>{label}</span>
      </button>
      <span className={controls.visuallyHidden} role="status">
        {state === 'trouble' && label}
      </span>
      {opened !== null && <journal.Component key={opened.count} onClosed={close} onLoadFailed={close} />}
    </>
  );
}

/** Prints the labels of the boxes once more, where a printer has labels. */
export function PrintLabels({ order: { id, number } }: Props) {
  const printing = usePrintingActor();
  const hasLabels = useSelector(printing, selectHasLabels);
  const isAsking = useSelector(printing, (snapshot) => selectIsAsking(snapshot, id));
  if (!hasLabels) return null;
  return (
    <button
      type="button"
      className={printTicketStyles.print}
      aria-busy={isAsking}
      aria-disabled={isAsking}
      title={`Etiketten ${number} drucken`}
      onClick={() => printing.send({ type: 'ticket.requested', orderId: id, target: 'labels' })}
    >
      <PrinterIcon />
      Etiketten
    </button>
  );
}

type Props = { readonly order: Pick<Order, 'id' | 'number'> };

/** Prints the ticket of an order: on a receipt printer if there is one, otherwise by the browser. */
export function PrintTicket({ order: { id, number } }: Props) {
  const printing = usePrintingActor();
  const target = useSelector(printing, selectPrintTarget);
  const isAsking = useSelector(printing, (snapshot) => selectIsAsking(snapshot, id));
  return (
    <button
      type="button"
      className={printTicketStyles.print}
      aria-busy={isAsking}
      aria-disabled={target === null || isAsking}
      title={`Bon ${number} drucken`}
      onClick={() => {
        if (target !== null) printing.send({ type: 'ticket.requested', orderId: id, target });
      }}
    >
      <PrinterIcon />
      Bon drucken
    </button>
  );
}
