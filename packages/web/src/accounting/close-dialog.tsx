import type { AccountingError, DayJournal } from '@ofenpost/core/accounting/accounting';
import { accountingMessage } from '@ofenpost/core/accounting/accounting-forms';
import { BOOKING_METHOD_LABELS } from '@ofenpost/core/accounting/booking';
import { BOOKING_REASON_MAX, cashDifference, countedCash, expectedCash } from '@ofenpost/core/accounting/cash';
import { closeBlocker, onlineBlocker, runningBlocker, seenOf } from '@ofenpost/core/accounting/close-day';
import {
  SMALL_DIFFERENCE,
  closeDifferences,
  differenceBlocker,
  methodsOnTerminal,
  movedByClose,
} from '@ofenpost/core/accounting/close-difference';
import { type TerminalTotals, bookedOnTerminal } from '@ofenpost/core/accounting/figures';
import { isolated } from '@ofenpost/core/text/cut-text';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatLocalDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { useWork } from '../app/use-work.ts';
import { Field } from '../ui/field.tsx';
import { SignedMoneyInput } from '../ui/typed-input.tsx';
import { BooksDialog, useLimitHint } from './books-dialog.tsx';
import { type AmountRow, AmountTable } from './figure-cards.tsx';
import styles from './books.module.css';

const messageOf = (error: AccountingError | null) => (error === null ? null : accountingMessage(error));

const obstacleOf = (journal: DayJournal, now: Instant) => closeBlocker(journal) ?? runningBlocker(journal, now);

type Props = { readonly journal: DayJournal; readonly onClosed: () => void };

const cashLines = ({ count, figures }: DayJournal): AmountRow[] =>
  count === null
    ? []
    : [
        { label: 'Kasse: Soll', amount: expectedCash(count.opening, figures) },
        { label: 'Kasse: gezählt', amount: countedCash(count) },
        { label: 'Differenz', amount: cashDifference(count, figures) },
      ];

const terminalLines = (journal: DayJournal, differences: TerminalTotals): AmountRow[] =>
  methodsOnTerminal(journal).flatMap((method) => [
    { label: `${BOOKING_METHOD_LABELS[method]}: gebucht`, amount: bookedOnTerminal(journal.figures)[method] },
    { label: `${BOOKING_METHOD_LABELS[method]}: Differenz`, amount: differences[method] },
  ]);

type ReasonProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint'> & {
  readonly value: string;
  readonly onValue: (reason: string) => void;
};

function ReasonField({ value, onValue, ...field }: ReasonProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          maxLength={BOOKING_REASON_MAX}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}

/** Asks for confirmation before a day is closed, with its figures. */
export function CloseDialog({ journal, onClosed }: Props) {
  const { ports, actors } = useApp();
  const [shown, setShown] = useState(journal);
  const [isOpen, setOpen] = useState(true);
  const { isBusy, start } = useWork();
  const [refused, setRefused] = useState<string | null>(null);
  const { day, figures, handIns = [] } = shown;
  const [onlineReason, setOnlineReason] = useState('');
  const [typed, setTyped] = useState<Partial<TerminalTotals>>({});
  const [differenceReason, setDifferenceReason] = useState('');
  const limit = useLimitHint(shown);
  const online = shown.online?.differences ?? [];
  const reason = onlineReason.trim();
  const methods = methodsOnTerminal(shown);
  const isRead = methods.length > 0 && methods.every((method) => Number.isSafeInteger(typed[method]));
  const read = {
    ...(isRead && { terminal: { ...bookedOnTerminal(figures), ...typed } }),
    ...(differenceReason.trim() !== '' && { differenceReason: differenceReason.trim() }),
  };
  const differences = closeDifferences(shown, read);
  const needsReason = Object.values(differences).some((difference) => Math.abs(difference) > SMALL_DIFFERENCE);
  const obstacle = obstacleOf(shown, ports.clock.now());
  const refusal = refused ?? messageOf(obstacle);

  async function close(): Promise<void> {
    setRefused(null);
    const closed = await ports.accounting.closeDay(day, {
      ...seenOf(shown),
      terminal: read.terminal,
      ...read,
      ...(reason !== '' && { onlineReason: reason }),
    });
    if (closed.ok) {
      const message = {
        kind: 'success',
        title: 'Tag abgeschlossen',
        detail: `Abschluss Nr. ${closed.value.close?.number ?? ''}`,
      } as const;
      actors.toast.send({ type: 'toast.shown', message });
      setOpen(false);
      return;
    }
    setRefused(accountingMessage(closed.error));
    setShown(await ports.accounting.loadDay(day));
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = onlineBlocker(shown, reason) ?? differenceBlocker(shown, read);
    if (missing !== null) setRefused(accountingMessage(missing));
    else if (obstacle === null) start(close);
  };
  return (
    <BooksDialog
      title={`${formatLocalDate(day)} abschliessen`}
      action="Abschliessen"
      danger
      isOpen={isOpen}
      isBusy={isBusy}
      isBlocked={obstacle !== null}
      refusal={refusal}
      onSubmit={submit}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
    >
      <p>
        Danach ändert niemand mehr etwas an diesem Tag. Was später dazukommt, wird am nächsten offenen Tag gebucht. Nur
        bis dahin kann die Geschäftsleitung den Abschluss zurücknehmen.
      </p>
      {methods.map((method) => (
        <Field
          key={method}
          label={`Terminal: ${BOOKING_METHOD_LABELS[method]}`}
          hint="Das Total steht auf dem Tagesabschluss des Terminals, mit Trinkgeld."
        >
          {(control) => (
            <SignedMoneyInput
              {...control}
              value={typed[method] ?? Number.NaN}
              onValue={(total) => setTyped({ ...typed, [method]: total })}
            />
          )}
        </Field>
      ))}
      {obstacle?.code === 'ordersOpen' && (
        <p>
          <Link to={paths.incomingOrders}>Zu den offenen Bestellungen</Link>
        </p>
      )}
      <AmountTable
        rows={[
          { label: 'Umsatz', amount: figures.gross, face: 'total' },
          ...cashLines(shown),
          ...(isRead ? terminalLines(shown, differences) : []),
          ...online.map(({ orderNumber, provider, booked }) => ({
            label: `Online, Bestellung ${orderNumber}: Differenz`,
            amount: provider - booked,
          })),
          ...handIns.map(({ name, at, difference }) => ({
            label: `Kurierkasse ${isolated(name)}, ${formatTime(at)}: Differenz`,
            amount: difference,
          })),
        ]}
      />
      {online.length > 0 && (
        <ReasonField
          label="Warum stimmt online nicht überein?"
          hint="Zum Beispiel: Rückzahlung läuft noch"
          value={onlineReason}
          onValue={setOnlineReason}
        />
      )}
      {needsReason && (
        <ReasonField
          label="Warum fehlt etwas oder ist zu viel da?"
          {...limit}
          value={differenceReason}
          onValue={setDifferenceReason}
        />
      )}
      {movedByClose(differences) !== 0 && <p className={styles.note}>Die Differenz wird gebucht.</p>}
    </BooksDialog>
  );
}
