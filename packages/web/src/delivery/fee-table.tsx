import type { DeliveryZone } from '@ofenpost/core/delivery/fee-steps';
import { Amount } from '../money/amount.tsx';
import { feeRows } from './fee-rows.ts';
import tables from '../theme/stacked-table.module.css';
import styles from './fee-table.module.css';

type Props = { readonly terms: Omit<DeliveryZone, 'orderLocations'>; readonly places: string };

/** Shows the delivery fee by order value. */
export const FeeTable = ({ terms, places }: Props) => (
  <table className={`${styles.table} ${tables.stacked}`} aria-label={`Liefergebühr für ${places}`}>
    <thead>
      <tr>
        <th scope="col">Bestellwert</th>
        <th scope="col">Liefergebühr</th>
      </tr>
    </thead>
    <tbody>
      {feeRows(terms).map(({ from, fee }) => (
        <tr key={from}>
          <th scope="row">
            ab <Amount rappen={from} />
          </th>
          <td data-label="Liefergebühr">
            {fee === 0 ? <span className={styles.free}>gratis</span> : <Amount rappen={fee} />}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
