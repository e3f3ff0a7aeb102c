import { type PostcodeCheck, checkPostcode } from '@ofenpost/core/delivery/postcode-check';
import { useDelivery, useNow, useOpeningHours, useRestaurant } from '../app/app-state.ts';
import { Courier } from '../illustration/courier.tsx';
import { AnnouncedDayList } from '../opening-hours/announced-day-list.tsx';
import { HoursTable } from '../opening-hours/hours-table.tsx';
import { useAnnouncedDays } from '../opening-hours/use-announced-days.ts';
import { DeliveryZoneList } from './delivery-zone-list.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { PostcodeAnswer } from './postcode-answer.tsx';
import { PostcodeForm } from './postcode-form.tsx';
import { useNextDelivery } from './use-next-delivery.ts';
import hero from '../theme/hero.module.css';
import layout from '../theme/layout.module.css';
import styles from './order-time-info-page.module.css';

const NOT_A_POSTCODE = 'Eine Schweizer Postleitzahl hat vier Ziffern.';

/** `requested` is the postcode in the address, or '' without a question. */
export function OrderTimeInfoPage({ requested }: { requested: string }) {
  const { name, postcode } = useRestaurant();
  const { orderLocations, settings } = useDelivery();
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
          <p className={styles.next}>
            Nächste Lieferung <b>{useNextDelivery() ?? 'zurzeit nicht möglich'}</b>
          </p>
        </div>
        <Courier className={hero.picture} />
      </div>
      <section className={`${layout.card} ${styles.check}`} aria-labelledby="postleitzahl">
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
      <div className={`${layout.section} ${styles.more}`}>
        <section className={`${layout.card} ${styles.hours}`} aria-labelledby="lieferzeiten">
          <h2 id="lieferzeiten">Wann wir da sind</h2>
          <HoursTable openingHours={useOpeningHours()} now={useNow()} />
          <div className={styles.announced}>
            <AnnouncedDayList days={useAnnouncedDays()} />
          </div>
        </section>
        <GoodToKnow />
      </div>
    </div>
  );
}
