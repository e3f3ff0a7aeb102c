import { SLOT_MINUTES } from '@ofenpost/core/delivery/slot-minutes';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import styles from './order-time-info-page.module.css';

/** Answers frequent questions about deliveries. */
export const GoodToKnow = () => (
  <section className={styles.notes} aria-labelledby="gut-zu-wissen">
    <h2 id="gut-zu-wissen">Gut zu wissen</h2>
    <h3>Sofort oder später</h3>
    <p>
      Wähle an der Kasse «So bald wie möglich» oder eine Lieferzeit von heute, in Schritten von {SLOT_MINUTES} Minuten.
    </p>
    <h3>Du siehst, wo dein Fladen ist</h3>
    <p>Nach dem Bestellen zeigt dir die Seite deiner Bestellung jeden Schritt, vom Ofen bis zum Velo.</p>
    <h3>Zahlen an der Tür</h3>
    <p>
      Bar, mit Karte oder mit TWINT. Alles dazu steht unter <Link to={paths.paymentInfo}>Zahlung</Link>.
    </p>
    <h3>Ein Glas Wein dazu?</h3>
    <p>Bei Alkohol schaut der Kurier auf deinen Ausweis. Ist niemand im richtigen Alter da, nimmt er ihn wieder mit.</p>
  </section>
);
