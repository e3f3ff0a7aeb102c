import { BOOKING_METHOD_LABELS, bookingMethod } from '@ofenpost/core/accounting/booking';
import type { Figures } from '@ofenpost/core/accounting/figures';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import { AmountTable, type AmountRow } from './amount-table.tsx';
import { VatTable } from './vat-table.tsx';
import styles from './figures.module.css';

/** A section of the books with its title. */
export const Sheet = ({ title, face, children }: { title: string; face?: 'chart'; children: ReactNode }) => (
  <section className={`${styles.sheet} ${face === undefined ? '' : styles[face]}`} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const shown = (...rows: readonly AmountRow[]): AmountRow[] =>
  rows.filter(({ amount, face }) => amount !== 0 || face === 'total');

const ordersText = (orders: number): string => (orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`);

function paidRows({ paid, gross }: Figures): AmountRow[] {
  const unknown = shown({ label: 'Unbekannt', amount: paid.unknown });
  return [
    ...bookingMethod.options.map((method) => ({ label: BOOKING_METHOD_LABELS[method], amount: paid[method] })),
    ...unknown,
    { label: 'Umsatz', amount: gross, face: 'total' },
  ];
}

const giftCardRows = ({ giftCards }: Figures): AmountRow[] => [
  { label: 'Verkauft', amount: giftCards.sold },
  { label: 'Eingelöst', amount: -giftCards.redeemed },
  ...shown(
    { label: 'Gutgeschrieben', amount: giftCards.refunded },
    { label: 'Angepasst', amount: giftCards.adjusted },
    { label: 'Gesperrt', amount: -giftCards.voided },
  ),
  { label: 'Offenes Guthaben', amount: giftCards.outstanding, face: 'total' },
];

type Props = { readonly figures: Figures; readonly children?: ReactNode };

/**
 * Shows turnover with VAT, means of payment, what the turnover contains, and gift cards; pages add their own sections.
 */
export const FigureCards = ({ figures, children }: Props) => (
  <div className={styles.figureCards}>
    <Sheet title="Umsatz">
      <p className={styles.main}>
        <b>
          <Amount rappen={figures.gross} />
        </b>
        <span>
          {ordersText(figures.orders)} · <Amount rappen={figures.net} /> ohne MwSt.
        </span>
      </p>
      <VatTable figures={figures} />
    </Sheet>
    <div className={styles.sheets}>
      <Sheet title="Bezahlt mit">
        <AmountTable rows={paidRows(figures)} />
      </Sheet>
      <Sheet title="Darin enthalten">
        <AmountTable
          rows={[
            { label: 'Liefergebühren', amount: figures.deliveryFees },
            { label: 'Rundung auf 5 Rappen', amount: figures.rounding },
            ...shown({ label: 'Nachlass, nicht im Umsatz', amount: figures.discounts ?? 0, face: 'quiet' }),
            { label: `Rückerstattungen (${figures.refunds.count})`, amount: -figures.refunds.total },
            {
              label: `Aufgehoben, nicht im Umsatz (${figures.stopped.orders})`,
              amount: figures.stopped.total,
              face: 'quiet',
            },
          ]}
        />
      </Sheet>
      <Sheet title="Gutscheine">
        <AmountTable rows={giftCardRows(figures)} />
      </Sheet>
      {children}
    </div>
  </div>
);
