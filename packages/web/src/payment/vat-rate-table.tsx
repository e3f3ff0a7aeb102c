import { percentText } from '@ofenpost/core/money/percent-text';
import type { VatClass } from '@ofenpost/core/money/vat';
import type { VatRateEntry } from '@ofenpost/core/money/vat-rate';
import { knowsVatRates, vatRateOf } from '@ofenpost/core/money/vat-rate-of';
import type { Instant } from '@ofenpost/core/time/instant';
import styles from './payment-info-page.module.css';

const CLASSES: readonly (readonly [VatClass, string])[] = [
  ['food', 'Essen und alkoholfreie Getränke, geliefert oder abgeholt'],
  ['alcohol', 'Bier, Wein und andere alkoholische Getränke'],
  ['voucher', 'Gutscheine'],
];

type Props = { readonly now: Instant; readonly vatRates: readonly VatRateEntry[] };

/** Shows today's VAT rates (Zurich). */
export function VatRateTable({ now, vatRates }: Props) {
  if (!knowsVatRates(now, vatRates)) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Was</th>
          <th scope="col">Satz</th>
        </tr>
      </thead>
      <tbody>
        {CLASSES.map(([vatClass, label]) => (
          <tr key={vatClass}>
            <th scope="row">{label}</th>
            <td>{percentText(vatRateOf({ vatClass, fulfilment: 'delivered', at: now }, vatRates))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
