import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { createCashCountForm, initialCount } from '@ofenpost/core/accounting/accounting-forms';
import {
  DENOMINATIONS,
  type CashCountDraft,
  blankCashCount,
  cashDifference,
  countedCash,
  expectedCash,
} from '@ofenpost/core/accounting/cash';
import { openingGap } from '@ofenpost/core/accounting/close-day';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { cleanSigns } from '@ofenpost/core/text/clean-text';
import { useId, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Amount } from '../money/amount.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import { BooksDialog, useBooksForm, useLimitHint } from './books-dialog.tsx';
import { AmountTable } from './figure-cards.tsx';
import styles from './books-dialog.module.css';

type DenominationInputsProps = {
  /** The number of pieces of each denomination; `NaN` where the input is invalid. */
  readonly pieces: readonly number[];
  readonly errors: readonly (string | undefined)[];
  readonly onPieces: (pieces: number[]) => void;
};

const FRANC = 100;
/** Names a denomination (in Rappen): `20 Fr.`, `50 Rp.`. */
const nameOf = (worth: number): string => (worth >= FRANC ? `${worth / FRANC} Fr.` : `${worth} Rp.`);
const read = (text: string): number => {
  const count = cleanSigns(text);
  if (count === '') return 0;
  return /^\d{1,4}$/.test(count) ? Number(count) : Number.NaN;
};
const shown = (count: number | undefined): string =>
  count === undefined || count === 0 || Number.isNaN(count) ? '' : String(count);

/** Asks for the number of notes and coins of each kind, and shows the sum of each. */
function DenominationInputs({ pieces, errors, onPieces }: DenominationInputsProps) {
  const id = useId();
  return (
    <div className={styles.pieces}>
      {DENOMINATIONS.map((worth, place) => {
        const count = pieces[place] ?? 0;
        const error = errors[place];
        return (
          <div key={worth}>
            <label htmlFor={`${id}${worth}`}>{nameOf(worth)}</label>
            <input
              id={`${id}${worth}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}${worth}-note`}
              defaultValue={shown(count)}
              onChange={({ target }) => onPieces(pieces.with(place, read(target.value)))}
            />
            <Amount rappen={Number.isNaN(count) ? 0 : count * worth} />
            {error !== undefined && <p id={`${id}${worth}-note`}>{error}</p>}
          </div>
        );
      })}
    </div>
  );
}

type Props = { readonly journal: DayJournal; readonly onClosed: () => void };

const BY = { pieces: 'Noten und Münzen', sum: 'Nur die Summe' } as const;

/** Converts the count so far to the other way of counting. */
const countedBy = (draft: CashCountDraft, by: keyof typeof BY): CashCountDraft['counted'] =>
  by === 'sum' ? { by, sum: countedCash(draft) } : blankCashCount(0).counted;

const openingHint = ({ closedUntil, openingSuggested }: DayJournal): string =>
  closedUntil === null
    ? 'Was am Morgen in der Kasse war.'
    : `Der letzte Abschluss liess ${formatMoney(openingSuggested)} in der Kasse.`;

/** Counts the till and shows the difference at once. */
export function CashCountDialog({ journal, onClosed }: Props) {
  const { ports } = useApp();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const form = useBooksForm(() => createCashCountForm(ports, journal, close), initialCount(journal));
  const { value, errors, edit } = form;
  const { counted } = value;
  const limit = useLimitHint(journal);
  const isOther = Number.isSafeInteger(value.opening) && openingGap(journal, value.opening) !== 0;
  return (
    <BooksDialog
      title="Kasse zählen"
      action="Zählung speichern"
      isOpen={isOpen}
      isBusy={form.isBusy}
      refusal={form.refusal}
      element={form.element}
      onSubmit={form.submit}
      onClose={close}
      onClosed={onClosed}
    >
      <Field label="Anfangsbestand" hint={openingHint(journal)} error={errors['opening']}>
        {(control) => <MoneyInput {...control} value={value.opening} onValue={(opening) => edit({ opening })} />}
      </Field>
      {isOther && (
        <Field
          label={
            journal.closedUntil === null
              ? 'Woher kommt der Anfangsbestand?'
              : 'Warum ist der Anfangsbestand ein anderer?'
          }
          {...limit}
          error={errors['openingReason']}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={value.openingReason ?? ''}
              onChange={({ target }) => edit({ openingReason: target.value })}
            />
          )}
        </Field>
      )}
      <div className={styles.choices} role="radiogroup" aria-label="Wie zählst du?">
        {(['pieces', 'sum'] as const).map((by) => (
          <Choice
            key={by}
            type="radio"
            face="chip"
            name="by"
            checked={counted.by === by}
            onChange={() => edit({ counted: countedBy(value, by) })}
          >
            {BY[by]}
          </Choice>
        ))}
      </div>
      {counted.by === 'pieces' ? (
        <DenominationInputs
          pieces={counted.pieces}
          errors={DENOMINATIONS.map((_, place) => errors[`counted.pieces.${place}`])}
          onPieces={(pieces) => edit({ counted: { by: 'pieces', pieces } })}
        />
      ) : (
        <Field label="Gezählt" error={errors['counted.sum']}>
          {(control) => (
            <MoneyInput {...control} value={counted.sum} onValue={(sum) => edit({ counted: { by: 'sum', sum } })} />
          )}
        </Field>
      )}
      <AmountTable
        rows={[
          { label: 'Soll', amount: expectedCash(value.opening, journal.figures) },
          { label: 'Gezählt', amount: countedCash(value) },
          { label: 'Differenz', amount: cashDifference(value, journal.figures), face: 'total' },
        ]}
      />
    </BooksDialog>
  );
}
