import { type PrinterCondition, printerCondition } from '@ofenpost/core/printing/printing-state';
import { selectPrintingState } from '@ofenpost/core/printing/printing.machine';
import { useSelector } from '@xstate/react';
import { onDemand } from '../app/on-demand.tsx';
import { useOpened } from '../theme/use-opened.ts';
import { PrinterIcon } from './printer-icon.tsx';
import { usePrintingActor } from './printing-provider.tsx';
import styles from '../order-desk/toolbar.module.css';
import controls from '../theme/controls.module.css';

const journal = onDemand(() => import('./print-journal.tsx').then((module) => module.PrintJournal));

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
