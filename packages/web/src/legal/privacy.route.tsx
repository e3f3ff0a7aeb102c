import { createLazyRoute } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-actors.tsx';
import type { RestaurantProfile } from '../app/app-data.ts';
import { type LegalSection, PostalAddress, LegalPage } from './legal-page.tsx';

/** The required contents. Source: nDSG art. 19; of the rights: art. 25, 28, 30, 32 and 49. */
const privacySections = (restaurant: RestaurantProfile): readonly LegalSection[] => [
  {
    id: 'verantwortlich',
    title: 'Wer verantwortlich ist',
    content: (
      <>
        <p>Für die Bearbeitung deiner Daten nach dem Schweizer Datenschutzgesetz (DSG) ist verantwortlich:</p>
        <br />
        <PostalAddress restaurant={restaurant} />
      </>
    ),
  },
  {
    id: 'daten',
    title: 'Welche Daten wir brauchen und wozu',
    content: (
      <ul>
        <li>
          <b>Bestellung:</b> Name, Telefonnummer, Adresse, was du bestellst, wann und wie du zahlst. Ohne das können wir
          weder liefern noch abrechnen.
        </li>
        <li>
          <b>E-Mail-Adresse als Gast:</b> Gibst du sie beim Bestellen freiwillig an, schicken wir dir damit die
          Bestätigung und was aus deiner Bestellung wird. Sonst nichts.
        </li>
        <li>
          <b>Bemerkungen:</b> Was du uns freiwillig schreibst, zum Beispiel zu einer Allergie, lesen Küche und Kurier,
          um dich richtig zu bedienen.
        </li>
        <li>
          <b>Konto:</b> Name, E-Mail-Adresse, Telefonnummer und gespeicherte Adressen, damit du sie nicht jedes Mal neu
          eingeben musst. Per E-Mail schreiben wir dir, was aus deinen Bestellungen wird und was mit deinem zweiten
          Faktor geschieht, damit niemand anders ihn unbemerkt ändert. Sonst nichts. Bestellen kannst du auch ohne
          Konto.
        </li>
        <li>
          <b>Meldungen auf deinem Gerät:</b> Nur wenn du sie auf der Seite deiner Bestellung einschaltest. Dann
          speichern wir die Adresse, die dein Browser dafür gibt, bis du sie ausschaltest oder dich abmeldest, sonst bis
          zur Nacht, nachdem die Bestellung fertig ist. In der Meldung stehen die Nummer und der Stand der Bestellung.
        </li>
        <li>
          <b>Rückmeldungen:</b> Deine Sterne und dein Text, damit wir besser werden. Deine Kontaktangaben nur, wenn du
          eine Antwort möchtest.
        </li>
        <li>
          <b>Gutscheine:</b> Wer ihn gekauft hat, der Gruss darauf und die E-Mail-Adresse, an die wir ihn schicken
          sollen.
        </li>
        <li>
          <b>Technische Protokolle:</b> Zeitpunkt, aufgerufene Seite, ob es geklappt hat und wer sich an- und abgemeldet
          hat, für den sicheren Betrieb.
        </li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies und Speicher im Browser',
    content: (
      <>
        <p>Wir setzen nur, was der Bestellvorgang braucht:</p>
        <ul>
          <li>
            <b>ofenpost.guest</b> hält deinen Warenkorb, 30 Tage lang.
          </li>
          <li>
            <b>ofenpost.session</b> hält dich angemeldet, bis du dich abmeldest oder 30 Tage nicht mehr da warst,
            höchstens 90 Tage.
          </li>
          <li>
            <b>Beim Anmelden</b> halten zwei weitere Cookies einige Minuten lang fest, dass du es bist, der zurückkommt.
          </li>
          <li>
            <b>Im Speicher deines Browsers</b> bleiben das helle oder dunkle Design, der Warenkorb und eine angefangene
            Bestellung, damit du sie auch ohne Verbindung siehst, 90 Tage lang die Links deiner letzten Bestellungen als
            Gast, und einige Seiten, wie sie alle sehen; beim Team auch, was in einem Formular noch nicht gespeichert
            ist. Sie verlassen dein Gerät nicht.
          </li>
        </ul>
        <p>
          Du kannst beides im Browser jederzeit löschen. Dann ist der Warenkorb leer und du bist abgemeldet, sonst
          passiert nichts.
        </p>
      </>
    ),
  },
  {
    id: 'empfaenger',
    title: 'Wer deine Daten sonst noch sieht',
    content: (
      <>
        <p>Wir verkaufen keine Daten. Einblick haben nur:</p>
        <ul>
          <li>unser Team und die Kuriere, soweit sie es für deine Bestellung brauchen;</li>
          <li>Firmen, die für uns Server und E-Mail betreiben, an unsere Weisungen gebunden;</li>
          <li>
            der Meldungsdienst deines Browsers (Google, Mozilla, Apple oder Microsoft), wenn du Meldungen einschaltest:
            Er bringt sie verschlüsselt auf dein Gerät und kann sie nicht lesen, erfährt aber, wann wir eine schicken;
          </li>
          <li>
            der Zahlungsdienst, wenn du online zahlst: Er erfährt den Betrag, die Nummer der Bestellung und wie du
            zahlst;
          </li>
          <li>
            Google oder Facebook, wenn du dich damit anmeldest: Wir erhalten von dort Namen und E-Mail-Adresse, und der
            Dienst erfährt, dass du dich bei uns anmeldest;
          </li>
          <li>
            sofern wir sie eingeschaltet haben, ein Dienst für Nutzungszahlen (PostHog) und einer für Fehlermeldungen
            (Sentry): Sie erfahren, welche Seiten aufgerufen und verlassen werden, dass jemand zur Kasse geht oder nicht
            verfügbare Artikel entfernt, und was dabei nicht funktioniert, samt Browser und IP-Adresse der Verbindung.
            Fehler zeichnen wir zusammen mit dem Ablauf auf dem Bildschirm auf, bei wenigen Besuchen auch ohne Fehler;
            Texte, Bilder und Eingaben sind darin unkenntlich. Alles ohne Cookies, ohne Werbung und ohne dich beim
            nächsten Besuch wiederzuerkennen. Mit Namen und E-Mail-Adresse melden wir Fehler nur bei unserem Team.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'ausland',
    title: 'Daten im Ausland',
    content: (
      <p>
        Meldest du dich mit Google oder Facebook an, gelangen Daten auch in die USA. Der Bundesrat anerkennt den Schutz
        bei Firmen, die nach dem Swiss-U.S. Data Privacy Framework zertifiziert sind; wo das nicht gilt, sichern
        Standardvertragsklauseln die Übermittlung. Auch die Meldungsdienste der Browser stehen zum Teil in den USA; was
        wir ihnen übergeben, ist verschlüsselt.
      </p>
    ),
  },
  {
    id: 'dauer',
    title: 'Wie lange wir Daten behalten',
    content: (
      <ul>
        <li>
          <b>Bestellungen, Gutscheine und Belege:</b> mindestens zehn Jahre, weil Obligationenrecht (Art. 958f OR) und
          Mehrwertsteuergesetz (Art. 70 MWSTG) es verlangen.
        </li>
        <li>
          <b>Konto und Adressen:</b> bis du sie löschst. Deine Bestellungen bleiben dann für die Bücher, ohne Name,
          Telefonnummer und Strasse. Wer bei uns gearbeitet hat, bleibt zehn Jahre lang mit Namen bei dem, was er
          gebucht hat.
        </li>
        <li>
          <b>Warenkorb eines Gastes:</b> 30 Tage nach der letzten Änderung.
        </li>
        <li>
          <b>E-Mail-Adresse, die du als Gast angegeben hast:</b> 30 Tage, nachdem deine Bestellung erledigt ist. Die
          Bestellung selbst bleibt für die Bücher.
        </li>
        <li>
          <b>Bemerkungen zu einer Bestellung:</b> 90 Tage, nachdem sie erledigt ist. Meldungen, Nutzungszahlen und
          Fehlermeldungen enthalten sie nie.
        </li>
        <li>
          <b>Rückmeldungen:</b> ohne Frist. Löschst du dein Konto, gehen deine Kontaktangaben mit ihm.
        </li>
        <li>
          <b>Technische Protokolle:</b> höchstens ein paar Wochen.
        </li>
      </ul>
    ),
  },
  {
    id: 'sicherheit',
    title: 'Wie wir Daten schützen',
    content: (
      <p>
        Die Verbindung ist verschlüsselt, dein Passwort bleibt bei Google oder Facebook, und jede Anfrage wird darauf
        geprüft, ob sie darf, was sie will. Kartennummern sehen wir nie: Bezahlt wird bei der Übergabe oder auf der
        Seite des Zahlungsdienstes.
      </p>
    ),
  },
  {
    id: 'rechte',
    title: 'Deine Rechte',
    content: (
      <>
        <p>Du kannst jederzeit und kostenlos</p>
        <ul>
          <li>erfahren, welche Daten wir über dich haben (Art. 25 DSG);</li>
          <li>sie in einem gängigen Format erhalten (Art. 28 DSG);</li>
          <li>sie berichtigen oder löschen lassen (Art. 32 DSG);</li>
          <li>einer Bearbeitung widersprechen oder eine Einwilligung zurückziehen (Art. 30 DSG).</li>
        </ul>
        <p>
          Mit einem Konto geht das meiste sofort: Unter «Kontodaten» lädst du alles herunter, berichtigst es oder
          löschst dein Konto. Sonst schreib uns an <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>. Wir
          antworten innert 30 Tagen. Bist du mit der Antwort nicht einverstanden, kannst du dich an den Eidgenössischen
          Datenschutz- und Öffentlichkeitsbeauftragten wenden: <a href="https://www.edoeb.admin.ch">edoeb.admin.ch</a>.
        </p>
      </>
    ),
  },
];

export const Route = createLazyRoute('/legal/privacy')({
  component: function PrivacyRoute() {
    return (
      <LegalPage
        title="Datenschutz"
        lead="Kurz: Wir brauchen deine Daten, um dir etwas zu essen zu bringen, und nicht, um dir nachzulaufen. Es gibt keine Werbe-Cookies."
        sections={privacySections(useRestaurant())}
      />
    );
  },
});
