import { roundingFor } from '@ofenpost/core/money/cash-rounding';
import { Amount } from '../money/amount.tsx';
import tables from '../theme/stacked-table.module.css';
import styles from './payment-info-page.module.css';

/** Totals in Rappen with every possible rounding. */
const EXAMPLES = [4250, 4251, 4252, 4253, 4254];

const signed = (rappen: number): string => (rappen > 0 ? `+${rappen}` : `${rappen}`).replace('-', '−');

/** Shows the cash rounding of five totals. */
export const RoundingTable = () => (
  <table className={`${styles.table} ${tables.stacked}`}>
    <thead>
      <tr>
        <th scope="col">Gesamt</th>
        <th scope="col">Rundung</th>
        <th scope="col">bar bezahlt</th>
      </tr>
    </thead>
    <tbody>
      {EXAMPLES.map((total) => {
        const rounding = roundingFor('cash', total);
        return (
          <tr key={total}>
            <th scope="row">
              <Amount rappen={total} />
            </th>
            <td data-label="Rundung">{rounding === 0 ? 'keine' : `${signed(rounding)} Rp.`}</td>
            <td data-label="bar bezahlt">
              <Amount rappen={total + rounding} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
