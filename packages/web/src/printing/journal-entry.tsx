import { copyMark } from '@ofenpost/core/printing/copy-mark';
import { PRINT_PROBLEM_LABELS, type Print, type PrintState } from '@ofenpost/core/printing/print';
import { selectIsAsking, selectPrintTarget } from '@ofenpost/core/printing/printing.machine';
import { formatDate, formatTime, toLocalDate } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import { useApp } from '../app/app-actors.tsx';
import { useNow } from '../app/app-state.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { StateBadge, type StateTone } from '../theme/state-badge.tsx';
import { usePrintingActor } from './printing-provider.tsx';
import controls from '../theme/controls.module.css';
import styles from './print-journal.module.css';

const STATES: Record<PrintState, string> = {
  waiting: 'Wartet',
  sending: 'Druckt …',
  printed: 'Gedruckt',
  uncertain: 'Vielleicht gedruckt',
  givenUp: 'Nicht gedruckt',
};

const TONES: Record<PrintState, StateTone> = {
  waiting: 'warning',
  sending: 'warning',
  printed: 'good',
  uncertain: 'bad',
  givenUp: 'bad',
};

function origin({ by, follows }: Print): string {
  if (follows !== null) return 'nachgedruckt';
  if (by === null) return 'von selbst';
  return by.name === '' ? 'von Hand' : by.name;
}

/** Shows a print of today with its result, and a button to print it again. */
export function JournalEntry({ print, isOpen }: { readonly print: Print; readonly isOpen: boolean }) {
  const { orderId, orderNumber, state, copy, problem, printer, at } = print;
  const printing = usePrintingActor();
  const hasPrinter = useSelector(printing, selectPrintTarget) === 'printer';
  const isAsking = useSelector(printing, (snapshot) => selectIsAsking(snapshot, orderId));
  const { ports, actors } = useApp();
  const today = toLocalDate(useNow());
  // A ticket that is being sent to the printer cannot be cancelled.
  const dismiss = () =>
    state !== 'sending' &&
    void ports.printing.dismiss(print.id).then(
      (printingState) => printing.send({ type: 'printing.changed', printingState }),
      (error: unknown) => showErrorToast(actors, error),
    );
  const ask = (target: 'printer' | 'browser') => printing.send({ type: 'ticket.requested', orderId, target });
  return (
    <li className={styles.entry}>
      <b className={styles.number}>{orderNumber}</b>
      <div className={styles.what}>
        <p>
          <StateBadge tone={TONES[state]}>{STATES[state]}</StateBadge>
          {copy !== null && <span>{copyMark(copy) ?? 'Original'}</span>}
        </p>
        <p className={styles.facts}>
          {toLocalDate(at) === today ? '' : `${formatDate(at)}, `}
          {formatTime(at)} · {printer?.name ?? 'Browser'} · {origin(print)}
        </p>
        {problem !== null && <p className={styles.problem}>{PRINT_PROBLEM_LABELS[problem]}</p>}
      </div>
      <div className={styles.buttons}>
        {hasPrinter && (
          <button
            type="button"
            className={`${controls.secondary} ${controls.small}`}
            aria-disabled={isAsking}
            onClick={() => ask('printer')}
          >
            Nochmals <span className={controls.visuallyHidden}>Bon {orderNumber} drucken</span>
          </button>
        )}
        <button
          type="button"
          className={hasPrinter ? `${controls.quiet} ${controls.small}` : `${controls.secondary} ${controls.small}`}
          aria-disabled={isAsking}
          onClick={() => ask('browser')}
        >
          {hasPrinter ? 'Im Browser' : 'Nochmals'}{' '}
          <span className={controls.visuallyHidden}>Bon {orderNumber} drucken</span>
        </button>
        {isOpen && (
          <button
            type="button"
            className={`${controls.quiet} ${controls.small}`}
            aria-disabled={state === 'sending'}
            onClick={dismiss}
          >
            Erledigt <span className={controls.visuallyHidden}>, Bon {orderNumber} braucht es nicht mehr</span>
          </button>
        )}
      </div>
    </li>
  );
}
