import { type Figures, paidLines, promotionLines, terminalLines } from '@ofenpost/core/accounting/figures';
import { percentText } from '@ofenpost/core/money/format-money';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import tables from '../ui/stacked-table.module.css';
import styles from './figures.module.css';

export type AmountRow = {
  readonly label: ReactNode;
  /** The amount in Rappen. */
  readonly amount: number;
  readonly face?: 'total' | 'quiet' | 'short';
};

/** Shows amounts with their labels in rows. */
export const AmountTable = ({ rows }: { readonly rows: readonly AmountRow[] }) => (
  <dl className={styles.amounts}>
    {rows.map(({ label, amount, face }, place) => (
      <div key={place} className={face === undefined ? undefined : styles[face]}>
        <dt>{label}</dt>
        <dd>
          <Amount rappen={amount} />
        </dd>
      </div>
    ))}
  </dl>
);

type Line = { readonly label: string; readonly net: number; readonly vat: number; readonly gross: number };

const AMOUNTS = ['Netto', 'MwSt.', 'Brutto'];

/** Shows the turnover by VAT rate, as the VAT return needs it. */
function VatTable({ figures: { vat, net, gross } }: { readonly figures: Figures }) {
  const total: Line = { label: 'Total', net, vat: gross - net, gross };
  const lines = [...vat.map(({ vatRate, ...amounts }): Line => ({ label: percentText(vatRate), ...amounts })), total];
  return (
    <table className={`${styles.vat} ${tables.stacked}`}>
      <caption>MwSt. nach Satz</caption>
      <thead>
        <tr>
          {['Satz', ...AMOUNTS].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label} className={line === total ? styles.total : undefined}>
            <th scope="row">{line.label}</th>
            {[line.net, line.vat, line.gross].map((amount, place) => (
              <td key={place} data-label={AMOUNTS[place]}>
                <Amount rappen={amount} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
  return [...paidLines({ paid }), ...unknown, { label: 'Umsatz', amount: gross, face: 'total' }];
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
export function FigureCards({ figures, children }: Props) {
  const terminal = terminalLines(figures);
  return (
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
              ...promotionLines(figures).map((line) => ({ ...line, face: 'quiet' as const })),
              { label: `Rückerstattungen (${figures.refunds.count})`, amount: -figures.refunds.total },
              ...shown({
                label: `Abgeschrieben (${figures.writeOffs?.count ?? 0})`,
                amount: 0 - (figures.writeOffs?.total ?? 0),
              }),
              {
                label: `Aufgehoben, nicht im Umsatz (${figures.stopped.orders})`,
                amount: figures.stopped.total,
                face: 'quiet',
              },
            ]}
          />
        </Sheet>
        {terminal.length > 0 && (
          <Sheet title="Karte und TWINT">
            <AmountTable rows={terminal} />
          </Sheet>
        )}
        <Sheet title="Gutscheine">
          <AmountTable rows={giftCardRows(figures)} />
        </Sheet>
        {children}
      </div>
    </div>
  );
}
