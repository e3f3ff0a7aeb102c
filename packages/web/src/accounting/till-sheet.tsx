import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { cashDifference, countedCash, expectedCash } from '@ofenpost/core/accounting/cash-count';
import { openingLines } from '@ofenpost/core/accounting/opening-difference';
import { isolated } from '@ofenpost/core/text/isolated';
import { formatTime } from '@ofenpost/core/time/zurich';
import { AmountTable, type AmountRow } from './amount-table.tsx';
import { Sheet } from './figure-cards.tsx';
import styles from './books.module.css';

/** Shows the expected and the counted cash of a day, and their difference. */
export function TillSheet({ journal: { figures, count, openingSuggested } }: { readonly journal: DayJournal }) {
  const opening = count?.opening ?? openingSuggested;
  const rows: AmountRow[] = [
    ...openingLines(opening, figures),
    { label: 'Bar aus Bestellungen', amount: figures.paid.cash },
    { label: 'Bar aus Gutscheinen', amount: figures.giftCardsPaid.cash },
    { label: 'Einlagen', amount: figures.cashIn },
    { label: 'Entnahmen', amount: -figures.cashOut },
    { label: 'Soll', amount: expectedCash(opening, figures), face: 'total' },
  ];
  const difference = count === null ? 0 : cashDifference(count, figures);
  return (
    <Sheet title="Kasse">
      <AmountTable
        rows={
          count === null
            ? rows
            : [
                ...rows,
                { label: 'Gezählt', amount: countedCash(count) },
                { label: 'Differenz', amount: difference, face: difference === 0 ? 'total' : 'short' },
              ]
        }
      />
      <p className={styles.note}>
        {count === null ? 'Noch nicht gezählt.' : `Gezählt um ${formatTime(count.at)} von ${isolated(count.by.name)}.`}
      </p>
    </Sheet>
  );
}
