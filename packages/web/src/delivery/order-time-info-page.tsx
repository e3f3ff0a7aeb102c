import { SLOT_MINUTES } from '@ofenpost/core/delivery/delivery-slots';
import { type DeliveryZone, deliveryZones } from '@ofenpost/core/delivery/fee-steps';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { type PostcodeCheck, checkPostcode } from '@ofenpost/core/delivery/postcode-check';
import { Link } from '@tanstack/react-router';
import { useDelivery, useNow, useOpeningHours, useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { Courier } from '../illustration/courier.tsx';
import { Amount } from '../money/amount.tsx';
import { AnnouncedDayList, useAnnouncedDays } from '../opening-hours/announced-days.tsx';
import { HoursTable } from '../opening-hours/hours-table.tsx';
import { FeeTable, PostcodeAnswer, PostcodeForm } from './postcode-check.tsx';
import { useNextDelivery } from './use-next-delivery.ts';
import hero from '../ui/hero.module.css';
import layout from '../ui/layout.module.css';
import styles from './delivery-zone-list.module.css';
import orderTimeInfoPageStyles from './order-time-info-page.module.css';

type Props = { readonly orderLocations: readonly OrderLocation[]; readonly preparationMinutes: number };

const zoneName = ({ orderLocations }: DeliveryZone) => [...new Set(orderLocations.map(({ town }) => town))].join(', ');

const nearest = ({ orderLocations }: DeliveryZone) => Math.min(...orderLocations.map(({ minutes }) => minutes));
const nearerFirst = (a: DeliveryZone, b: DeliveryZone) => nearest(a) - nearest(b);

/** Lists the delivery areas, grouped by equal cost. */
const DeliveryZoneList = ({ orderLocations, preparationMinutes }: Props) => (
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

/** Answers frequent questions about deliveries. */
const GoodToKnow = ({ collects }: { readonly collects: boolean }) => (
  <section className={orderTimeInfoPageStyles.notes} aria-labelledby="gut-zu-wissen">
    <h2 id="gut-zu-wissen">Gut zu wissen</h2>
    <h3>Sofort oder später</h3>
    <p>Wähle an der Kasse «So bald wie möglich» oder eine Lieferzeit, in Schritten von {SLOT_MINUTES} Minuten.</p>
    {collects && (
      <>
        <h3 id="abholen">Oder selber abholen</h3>
        <p>
          Wähle an der Kasse «Abholung»: ohne Liefergebühr, und wir sagen dir, wann dein Fladen bereit ist. An der Theke
          nennst du deinen Namen oder die Nummer der Bestellung.
        </p>
      </>
    )}
    <h3>Du siehst, wo dein Fladen ist</h3>
    <p>Nach dem Bestellen zeigt dir die Seite deiner Bestellung jeden Schritt, vom Ofen bis zum Velo.</p>
    <h3>Zahlen bei der Übergabe</h3>
    <p>
      Bar, mit Karte oder mit TWINT. Alles dazu steht unter <Link to={paths.paymentInfo}>Zahlung</Link>.
    </p>
    <h3>Ein Glas Wein dazu?</h3>
    <p>
      Bei Alkohol schaut der Kurier auf deinen Ausweis. Ist niemand im richtigen Alter da, nimmt er den Alkohol mit.
    </p>
  </section>
);

const NOT_A_POSTCODE = 'Eine Schweizer Postleitzahl hat vier Ziffern.';

/** `requested` is the postcode in the address, or '' without a question. */
export function OrderTimeInfoPage({ requested }: { requested: string }) {
  const { name, postcode } = useRestaurant();
  const { orderLocations, settings, collection } = useDelivery();
  const check: PostcodeCheck | null = requested === '' ? null : checkPostcode(requested, orderLocations);
  return (
    <div className={layout.wrap}>
      <div className={hero.hero}>
        <div>
          <h1>Bis vor deine Tür</h1>
          <p className={layout.lead}>
            Die Fladen von {name} fahren im warmen Karton zu dir. Hier siehst du, wohin wir liefern, wie lange es dauert
            und was es kostet.
          </p>
          <p className={orderTimeInfoPageStyles.next}>
            Nächste Lieferung <b>{useNextDelivery() ?? 'zurzeit nicht möglich'}</b>
          </p>
        </div>
        <Courier className={hero.picture} />
      </div>
      <section className={`${layout.card} ${orderTimeInfoPageStyles.check}`} aria-labelledby="postleitzahl">
        <h2 id="postleitzahl">Liefern wir zu dir?</h2>
        <PostcodeForm
          requested={requested}
          example={postcode}
          error={check?.kind === 'notAPostcode' ? NOT_A_POSTCODE : undefined}
        />
        <div aria-live="polite">{check !== null && <PostcodeAnswer check={check} />}</div>
      </section>
      <section className={layout.section} aria-labelledby="gebiete">
        <h2 id="gebiete">Liefergebiete</h2>
        <p className={layout.lead}>
          Die Minuten gelten für Backen und Fahren zusammen. Ist der Ofen einmal voll, siehst du es an der Kasse.
        </p>
        <DeliveryZoneList orderLocations={orderLocations} preparationMinutes={settings.preparationMinutes} />
      </section>
      <div className={`${layout.section} ${orderTimeInfoPageStyles.more}`}>
        <section className={`${layout.card} ${orderTimeInfoPageStyles.hours}`} aria-labelledby="lieferzeiten">
          <h2 id="lieferzeiten">Wann wir da sind</h2>
          <HoursTable openingHours={useOpeningHours()} now={useNow()} />
          <div className={orderTimeInfoPageStyles.announced}>
            <AnnouncedDayList days={useAnnouncedDays()} />
          </div>
        </section>
        <GoodToKnow collects={collection !== undefined} />
      </div>
    </div>
  );
}
