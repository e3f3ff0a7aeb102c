import { percentText } from '@ofenpost/core/money/format-money';
import { roundingFor } from '@ofenpost/core/payment/cash-rounding';
import { isLoggedIn } from '@ofenpost/core/role/role';
import type { Instant } from '@ofenpost/core/time/instant';
import type { VatClass, VatRateEntry } from '@ofenpost/core/vat/vat';
import { knowsVatRates, vatRateOf } from '@ofenpost/core/vat/vat-rate-of';
import { Link, createLazyRoute } from '@tanstack/react-router';
import { useAccount, useNow, useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { PaymentStillLife } from '../illustration/payment-still-life.tsx';
import { Amount } from '../money/amount.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { PaymentWays } from './payment-ways.tsx';
import hero from '../ui/hero.module.css';
import layout from '../ui/layout.module.css';
import tables from '../ui/stacked-table.module.css';
import styles from './payment-info-page.module.css';

const giftCardBalance = onDemand(() =>
  import('../gift-card/gift-card-balance.tsx').then(({ GiftCardBalance }) => GiftCardBalance),
);

/** Lets signed-in users look up a gift card; others get a link to sign in and return. */
const GiftCardQuestion = () => (
  <section className={`${layout.card} ${styles.detail} ${styles.question}`} aria-labelledby="guthaben">
    <h2 id="guthaben">Wie viel ist auf meinem Gutschein?</h2>
    {isLoggedIn(useAccount()) ? (
      <div className={styles.balance}>
        <giftCardBalance.Component />
      </div>
    ) : (
      <p>
        <Link to={paths.auth} search={{ returnTo: paths.paymentInfo }}>
          Melde dich an
        </Link>
        , dann sagen wir dir hier, wie viel noch darauf ist. Einlösen kannst du ihn auch ohne Konto.
      </p>
    )}
  </section>
);

/** Totals in Rappen with every possible rounding. */
const EXAMPLES = [4250, 4251, 4252, 4253, 4254];

const signed = (rappen: number): string => (rappen > 0 ? `+${rappen}` : `${rappen}`).replace('-', '−');

/** Shows the cash rounding of five totals. */
const RoundingTable = () => (
  <table className={`${styles.table} ${tables.stacked}`}>
    <thead>
      <tr>
        <th scope="col">Gesamt</th>
        <th scope="col">Rundung</th>
        <th scope="col">bar bezahlt</th>
      </tr>
    </thead>
    <tbody>
      {EXAMPLES.map((total) => {
        const rounding = roundingFor('cash', total);
        return (
          <tr key={total}>
            <th scope="row">
              <Amount rappen={total} />
            </th>
            <td data-label="Rundung">{rounding === 0 ? 'keine' : `${signed(rounding)} Rp.`}</td>
            <td data-label="bar bezahlt">
              <Amount rappen={total + rounding} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const CLASSES: readonly (readonly [VatClass, string])[] = [
  ['food', 'Essen und alkoholfreie Getränke, geliefert oder abgeholt'],
  ['alcohol', 'Bier, Wein und andere alkoholische Getränke'],
  ['voucher', 'Gutscheine'],
];

type Props = { readonly now: Instant; readonly vatRates: readonly VatRateEntry[] };

/** Shows today's VAT rates (Zurich). */
function VatRateTable({ now, vatRates }: Props) {
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

function PaymentInfoPage({ vatRates }: { readonly vatRates: readonly VatRateEntry[] }) {
  const { vatNumber } = useRestaurant();
  const now = useNow();
  return (
    <div className={layout.wrap}>
      <div className={hero.hero}>
        <div>
          <h1>Bezahlen, wie es dir passt</h1>
          <p className={layout.lead}>
            Du wählst beim Bestellen: bei der Übergabe, oder online, wo die Kasse es anbietet. Geld fliesst erst, wenn
            die Bestellung unterwegs oder bei dir ist. Kartennummern und Passwörter fragen wir nie.
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

export const Route = createLazyRoute('/payment/info')({
  component: function PaymentInfoRoute() {
    return <PaymentInfoPage {...Route.useLoaderData()} />;
  },
});
