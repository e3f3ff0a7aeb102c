import { type DeliveryZone, deliveryZones } from '@ofenpost/core/delivery/fee-steps';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { Amount } from '../money/amount.tsx';
import { FeeTable } from './fee-table.tsx';
import layout from '../theme/layout.module.css';
import styles from './delivery-zone-list.module.css';

type Props = { readonly orderLocations: readonly OrderLocation[]; readonly preparationMinutes: number };

const zoneName = ({ orderLocations }: DeliveryZone) => [...new Set(orderLocations.map(({ town }) => town))].join(', ');

const nearest = ({ orderLocations }: DeliveryZone) => Math.min(...orderLocations.map(({ minutes }) => minutes));
const nearerFirst = (a: DeliveryZone, b: DeliveryZone) => nearest(a) - nearest(b);

/** Lists the delivery areas, grouped by equal cost. */
export const DeliveryZoneList = ({ orderLocations, preparationMinutes }: Props) => (
  <ul className={styles.zones}>
    {deliveryZones(orderLocations)
      .toSorted(nearerFirst)
      .map((zone) => (
        <li key={zone.orderLocations.map(({ id }) => id).join(' ')} className={`${layout.card} ${styles.zone}`}>
          <h3>{zoneName(zone)}</h3>
          <p className={styles.minimum}>
            Mindestbestellwert{' '}
            <b>
              <Amount isUnbroken rappen={zone.minimumOrder} />
            </b>
          </p>
          <FeeTable terms={zone} places={zoneName(zone)} />
          <ul className={styles.places} aria-label="Orte und Lieferzeit">
            {zone.orderLocations.map(({ id, postcode, town, minutes }) => (
              <li key={id}>
                <span>
                  <b>{postcode}</b> {town}
                </span>
                <span className={styles.minutes}>ca. {preparationMinutes + minutes} Min.</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
  </ul>
);
