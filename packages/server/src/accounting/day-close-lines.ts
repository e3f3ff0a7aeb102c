import type { DayClose } from '@ofenpost/core/accounting/accounting';
import { BOOKING_METHOD_LABELS, bookingMethod } from '@ofenpost/core/accounting/booking';
import { DENOMINATIONS } from '@ofenpost/core/accounting/cash-count';
import { openingLines } from '@ofenpost/core/accounting/opening-difference';

/** An amount in Rappen with its label; `isTotal` marks the last line of a block. */
export type CloseLine = { readonly label: string; readonly amount: number; readonly isTotal?: boolean };
export type CloseBlock = { readonly title: string; readonly lines: readonly CloseLine[] };

const FRANC = 100;
const pieceName = (worth: number): string => (worth >= FRANC ? `CHF ${worth / FRANC}` : `${worth} Rappen`);

function countedLines({ cash: { counted, countedCash } }: DayClose): CloseLine[] {
  const total = { label: 'Gezählt', amount: countedCash, isTotal: true };
  if (counted.by === 'sum') return [total];
  const lines = DENOMINATIONS.map((worth, place) => ({ worth, pieces: counted.pieces[place] ?? 0 }))
    .filter(({ pieces }) => pieces > 0)
    .map(({ worth, pieces }) => ({ label: `${pieces} × ${pieceName(worth)}`, amount: worth * pieces }));
  return [...lines, total];
}

/** The lines below the turnover on the paper of a close, by block. */
export function closeBlocks(close: DayClose): CloseBlock[] {
  const { figures, cash } = close;
  const { giftCards, paid } = figures;
  return [
    {
      title: 'Bezahlt mit',
      lines: [
        ...bookingMethod.options.map((method) => ({ label: BOOKING_METHOD_LABELS[method], amount: paid[method] })),
        { label: 'Umsatz', amount: figures.gross, isTotal: true },
      ],
    },
    {
      title: 'Darin enthalten',
      lines: [
        { label: 'Liefergebühren', amount: figures.deliveryFees },
        { label: 'Rundung auf 5 Rappen', amount: figures.rounding },
        { label: 'Nachlass, nicht im Umsatz', amount: figures.discounts ?? 0 },
        { label: `Rückerstattungen (${figures.refunds.count})`, amount: -figures.refunds.total },
        {
          label: `Aufgehobene Bestellungen, nicht im Umsatz (${figures.stopped.orders})`,
          amount: figures.stopped.total,
        },
      ],
    },
    {
      title: 'Gutscheine',
      lines: [
        { label: 'Verkauft', amount: giftCards.sold },
        { label: 'Eingelöst', amount: -giftCards.redeemed },
        { label: 'Gutgeschrieben', amount: giftCards.refunded },
        { label: 'Angepasst', amount: giftCards.adjusted },
        { label: 'Gesperrt', amount: -giftCards.voided },
        { label: 'Offenes Guthaben', amount: giftCards.outstanding, isTotal: true },
      ],
    },
    {
      title: 'Kasse',
      lines: [
        ...openingLines(cash.opening, figures),
        { label: 'Bar aus Bestellungen', amount: paid.cash },
        { label: 'Bar aus Gutscheinen', amount: figures.giftCardsPaid.cash },
        { label: 'Einlagen', amount: figures.cashIn },
        { label: 'Entnahmen', amount: -figures.cashOut },
        { label: 'Soll', amount: cash.expected, isTotal: true },
        ...countedLines(close),
        { label: 'Differenz', amount: cash.difference, isTotal: true },
      ],
    },
  ];
}
