import { deliveryServiceOf } from '@ofenpost/core/delivery/delivery-slots';
import { feeSteps } from '@ofenpost/core/delivery/fee-steps';
import { nextDelivery } from '@ofenpost/core/delivery/next-delivery';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { PostcodeCheck } from '@ofenpost/core/delivery/postcode-check';
import { whenText } from '@ofenpost/core/opening-hours/opening-labels';
import { Link } from '@tanstack/react-router';
import { useDelivery, useNow, useOpeningHours, useRestaurant } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { RestaurantPhone } from '../restaurant/restaurant-phone.tsx';
import { FeeTable } from './fee-table.tsx';
import controls from '../theme/controls.module.css';
import styles from './postcode-answer.module.css';

function ServedPlace({ orderLocation }: { orderLocation: OrderLocation }) {
  const service = deliveryServiceOf(useOpeningHours(), useDelivery());
  const now = useNow();
  const next = nextDelivery({ ...service, orderLocation }, now);
  const { postcode, town, minimumOrder } = orderLocation;
  return (
    <li className={styles.place}>
      <h3>
        {postcode} {town}
      </h3>
      <p>
        {next === null ? 'Zurzeit ist keine Lieferung geplant.' : `Nächste Lieferung ${whenText(next, now)}.`}{' '}
        Mindestbestellwert <Amount isUnbroken rappen={minimumOrder} />.
      </p>
      <FeeTable terms={{ minimumOrder, feeSteps: feeSteps(orderLocation) }} places={`${postcode} ${town}`} />
    </li>
  );
}

function NotServed({ postcode }: { postcode: string }) {
  const { street, town } = useRestaurant();
  return (
    <div className={`${styles.answer} ${styles.no}`}>
      <h2>Nach {postcode} liefern wir leider nicht.</h2>
      <p>
        Bis dahin wäre dein Fladen kalt. Im Restaurant{street !== '' && `, ${street} in ${town},`} bekommst du ihn
        frisch aus dem Ofen. Oder ruf uns an und hol ihn ab: <RestaurantPhone />.
      </p>
    </div>
  );
}

/** Says whether we deliver to the postcode, when next and for what fee. */
export function PostcodeAnswer({ check }: { check: PostcodeCheck }) {
  if (check.kind === 'notAPostcode') return null;
  if (check.kind === 'notServed') return <NotServed postcode={check.postcode} />;
  return (
    <div className={`${styles.answer} ${styles.yes}`}>
      <h2>Ja, zu dir liefern wir.</h2>
      <ul className={styles.places}>
        {check.orderLocations.map((orderLocation) => (
          <ServedPlace key={orderLocation.id} orderLocation={orderLocation} />
        ))}
      </ul>
      <Link to={paths.products} className={controls.primary}>
        Zur Karte
      </Link>
    </div>
  );
}
