import type { Figures } from '@ofenpost/core/accounting/figures';
import { percentText } from '@ofenpost/core/money/percent-text';
import { Amount } from '../money/amount.tsx';
import tables from '../theme/stacked-table.module.css';
import styles from './figures.module.css';

type Line = { readonly label: string; readonly net: number; readonly vat: number; readonly gross: number };

const AMOUNTS = ['Netto', 'MwSt.', 'Brutto'];

/** Shows the turnover by VAT rate, as the VAT return needs it. */
export function VatTable({ figures: { vat, net, gross } }: { readonly figures: Figures }) {
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
