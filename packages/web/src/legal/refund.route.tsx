import { createLazyRoute } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-actors.tsx';
import type { RestaurantProfile } from '../app/app-data.ts';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import { type LegalSection, LegalPage } from './legal-page.tsx';

/** Source of the claims for defects: OR art. 197 to 210; of exclusions: OR art. 40a to 40f. */
const refundSections = ({ email }: RestaurantProfile): readonly LegalSection[] => [
  {
    id: 'stornieren',
    title: 'Selber stornieren',
    content: (
      <p>
        Solange deine Bestellung «Eingegangen» ist, kannst du sie auf ihrer Seite mit einem Knopf stornieren, ohne Grund
        und ohne Kosten.
      </p>
    ),
  },
  {
    id: 'nach-annahme',
    title: 'Nach der Annahme',
    content: (
      <p>
        Nehmen wir die Bestellung an, backen wir sie nur für dich. Ein Widerrufsrecht gibt es für Bestellungen im
        Internet in der Schweiz von Gesetzes wegen nicht, und frisches Essen können wir nicht zurücknehmen. Ruf trotzdem
        an, wenn etwas dazwischenkommt: <RestaurantPhone />. Ist der Teig noch nicht im Ofen, finden wir eine Lösung.
      </p>
    ),
  },
  {
    id: 'reklamieren',
    title: 'Wenn etwas nicht stimmt',
    content: (
      <>
        <p>
          Falscher Fladen, kalt, beschädigt, etwas fehlt? Bitte prüf die Lieferung gleich und melde dich noch am selben
          Tag (Art. 201 OR), am besten am Telefon oder mit einem Foto an <a href={`mailto:${email}`}>{email}</a>. Du
          hast die Wahl:
        </p>
        <ul>
          <li>wir backen neu und liefern nach (Art. 206 OR), und du zahlst nur einmal;</li>
          <li>du zahlst weniger (Minderung, Art. 205 OR);</li>
          <li>oder du bekommst dein Geld zurück (Wandelung, Art. 205 OR), wenn das Essen nicht zu gebrauchen ist.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'verspaetet',
    title: 'Wenn es zu lange dauert',
    content: (
      <p>
        Die zugesagte Zeit steht auf der Seite deiner Bestellung. Ist sie deutlich überschritten und dein Fladen noch
        nicht unterwegs, ruf uns an: <RestaurantPhone />. Wir stornieren sie für dich, und du zahlst nichts. Steht auf
        der Seite der Knopf «Bestellung stornieren», kannst du es auch selber tun, mit derselben Wirkung.
      </p>
    ),
  },
  {
    id: 'wir-stornieren',
    title: 'Wenn wir absagen müssen',
    content: (
      <p>
        Manchmal ist etwas ausverkauft oder der Ofen voll. Dann lehnen wir die Bestellung ab oder stornieren sie, sagen
        dir warum, und du zahlst nichts.
      </p>
    ),
  },
  {
    id: 'geld-zurueck',
    title: 'So kommt das Geld zurück',
    content: (
      <ul>
        <li>
          <b>Noch nicht bezahlt:</b> Es ist nichts zu tun.
        </li>
        <li>
          <b>Bar, Karte oder TWINT:</b> Wir zahlen auf demselben Weg zurück. Bargeld gibt dir der Kurier oder das
          Restaurant.
        </li>
        <li>
          <b>Online bezahlt:</b> Haben wir noch nichts eingezogen, heben wir die Reservation auf. Sonst geht der Betrag
          auf deine Karte oder dein TWINT zurück.
        </li>
        <li>
          <b>Gutschein:</b> Der Betrag ist sofort wieder auf dem Gutschein.
        </li>
      </ul>
    ),
  },
];

export const Route = createLazyRoute('/legal/refund')({
  component: function RefundRoute() {
    return (
      <LegalPage
        title="Storno und Rückerstattung"
        lead="Kurz: Bis wir annehmen, kannst du selber stornieren. Danach ist dein Fladen im Ofen. Stimmt etwas nicht, sag es uns gleich, und wir bringen es in Ordnung."
        sections={refundSections(useRestaurant())}
      />
    );
  },
});
