import { deliveryServiceOf } from '@ofenpost/core/delivery/delivery-slots';
import { type DeliveryZone, feeSteps as feeStepsOf } from '@ofenpost/core/delivery/fee-steps';
import { nextDelivery } from '@ofenpost/core/delivery/next-delivery';
import type { FeeTier, OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { PostcodeCheck } from '@ofenpost/core/delivery/postcode-check';
import { whenText } from '@ofenpost/core/opening-hours/opening-labels';
import { Link, useNavigate } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { useDelivery, useNow, useOpeningHours, useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { Field } from '../ui/field.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import controls from '../ui/controls.module.css';
import tables from '../ui/stacked-table.module.css';
import styles from './postcode-check.module.css';

/**
 * Returns the fees that orders can meet, in Rappen: tiers below the minimum order are omitted, and the first one begins
 * with it.
 */
export const feeRows = ({ minimumOrder, feeSteps }: Omit<DeliveryZone, 'orderLocations'>): FeeTier[] =>
  feeSteps
    .filter((_, index) => (feeSteps[index + 1]?.from ?? Number.POSITIVE_INFINITY) > minimumOrder)
    .map(({ from, fee }) => ({ from: Math.max(from, minimumOrder), fee }));

type Props = { readonly terms: Omit<DeliveryZone, 'orderLocations'>; readonly places: string };

/** Shows the delivery fee by order value. */
export const FeeTable = ({ terms, places }: Props) => (
  <table className={`${styles.fees} ${tables.stacked}`} aria-label={`Liefergebühr für ${places}`}>
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
      <FeeTable terms={{ minimumOrder, feeSteps: feeStepsOf(orderLocation) }} places={`${postcode} ${town}`} />
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

type PostcodeFormProps = { readonly requested: string; readonly error: string | undefined; readonly example: string };

/** The form sends its question to the page's own address, so that it works without a script and can be shared. */
export function PostcodeForm({ requested, error, example }: PostcodeFormProps) {
  const navigate = useNavigate();
  const ask = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get('plz');
    const text = typeof entry === 'string' ? entry.trim() : '';
    void navigate({
      to: paths.orderTimeInfo,
      search: { plz: /^\d{1,9}$/.test(text) ? Number(text) : text },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <form action={paths.orderTimeInfo} method="get" className={styles.form} onSubmit={ask}>
      <Field label="Deine Postleitzahl" error={error} className={styles.field}>
        {(control) => (
          <input
            {...control}
            name="plz"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder={example}
            maxLength={10}
            required
            defaultValue={requested}
          />
        )}
      </Field>
      <button type="submit" className={`${controls.primary} ${styles.submit}`}>
        Prüfen
      </button>
    </form>
  );
}
