import type { VatRateEntry } from '@ofenpost/core/money/vat-rate';
import { useNow, useRestaurant } from '../app/app-state.ts';
import { PaymentStillLife } from '../illustration/payment-still-life.tsx';
import { GiftCardQuestion } from './gift-card-question.tsx';
import { PaymentWays } from './payment-ways.tsx';
import { RoundingTable } from './rounding-table.tsx';
import { VatRateTable } from './vat-rate-table.tsx';
import hero from '../theme/hero.module.css';
import layout from '../theme/layout.module.css';
import styles from './payment-info-page.module.css';

export function PaymentInfoPage({ vatRates }: { readonly vatRates: readonly VatRateEntry[] }) {
  const { vatNumber } = useRestaurant();
  const now = useNow();
  return (
    <div className={layout.wrap}>
      <div className={hero.hero}>
        <div>
          <h1>Bezahlt wird an der Tür</h1>
          <p className={layout.lead}>
            Du gibst beim Bestellen an, wie du zahlen möchtest. Geld fliesst erst, wenn der Fladen da ist. Kartennummern
            und Passwörter fragen wir nie.
          </p>
        </div>
        <PaymentStillLife className={hero.picture} />
      </div>
      <section className={layout.section} aria-labelledby="arten">
        <h2 id="arten">So kannst du zahlen</h2>
        <PaymentWays />
      </section>
      <div className={`${layout.section} ${styles.details}`}>
        <section className={`${layout.card} ${styles.detail}`} aria-labelledby="rundung">
          <h2 id="rundung">Auf 5 Rappen gerundet</h2>
          <p>
            Die kleinste Münze ist der Fünfräppler. Zahlst du bar, runden wir den Gesamtbetrag auf oder ab; auf der
            Quittung steht die Rundung als eigene Zeile. Mit Karte, TWINT und Gutschein zahlst du auf den Rappen genau.
          </p>
          <RoundingTable />
        </section>
        <section className={`${layout.card} ${styles.detail}`} aria-labelledby="mwst">
          <h2 id="mwst">MwSt. inbegriffen</h2>
          <p>
            Alle Preise sind Endpreise in Schweizer Franken, inkl. MwSt. Auf der Quittung siehst du, welcher Betrag
            unter welchen Satz fällt; die Liefergebühr folgt den bestellten Produkten.
          </p>
          <VatRateTable now={now} vatRates={vatRates} />
          {vatNumber !== '' && <p className={styles.number}>Unsere MWST-Nummer: {vatNumber}</p>}
        </section>
        <GiftCardQuestion />
      </div>
    </div>
  );
}
