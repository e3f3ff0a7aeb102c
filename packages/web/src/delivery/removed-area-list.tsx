import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { useId } from 'react';
import controls from '../theme/controls.module.css';
import styles from './removed-area-list.module.css';

type Props = {
  readonly removed: readonly OrderLocation[];
  readonly onStore: (area: OrderLocation) => void;
};

/** The id of the button that takes the focus when an area is removed. */
export const restoreButtonId = (areaId: string): string => `keep-${areaId}`;

/** Lists the stored areas that the next save removes, and the effect on customers there. */
export function RemovedAreaList({ removed, onStore }: Props) {
  const id = useId();
  if (removed.length === 0) return null;
  return (
    <section className={styles.removed} aria-labelledby={id}>
      <h3 id={id}>Wird beim Speichern entfernt</h3>
      <p>
        Offene Bestellungen werden noch geliefert. Gespeicherte Adressen bleiben lesbar; wer damit bestellen will,
        erfährt, dass ihr dorthin nicht mehr liefert.
      </p>
      <ul>
        {removed.map((area) => (
          <li key={area.id}>
            <b>
              {area.postcode} {area.town}
            </b>
            <button
              type="button"
              id={restoreButtonId(area.id)}
              className={`${controls.secondary} ${controls.small}`}
              aria-label={`${area.postcode} ${area.town} behalten`}
              onClick={() => onStore(area)}
            >
              Behalten
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
