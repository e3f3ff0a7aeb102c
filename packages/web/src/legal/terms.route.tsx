import { Link, createLazyRoute } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-actors.tsx';
import type { RestaurantProfile } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';
import { type LegalSection, LegalPage } from './legal-page.tsx';

/**
 * Sources: OR (contract, warranty, liability), UWG art. 3 para. 1 lit. s (ordering online), PBV (prices), LMG art. 14 and
 * LIV (alcohol, allergens, origin), AlkG art. 41 (spirits), ZPO art. 32 (where consumers sue).
 */
const termsSections = ({ name, street, postcode, town }: RestaurantProfile): readonly LegalSection[] => [
  {
    id: 'geltung',
    title: 'Wofür sie gelten',
    content: (
      <p>
        Diese Bedingungen gelten für alle Bestellungen, die du über diese Website, am Telefon oder im Restaurant bei{' '}
        {name}, {street}, {postcode} {town} (wir), aufgibst. Es gilt die Fassung, die beim Bestellen hier steht.
      </p>
    ),
  },
  {
    id: 'preise',
    title: 'Angebot und Preise',
    content: (
      <>
        <p>
          Alle Preise sind Endpreise in Schweizer Franken, inkl. MwSt. (Preisbekanntgabeverordnung). Die Liefergebühr
          hängt von Lieferort und Bestellwert ab und steht vor dem Bestellen in der Zusammenfassung. Je Lieferort gilt
          ein Mindestbestellwert. Alle Ansätze findest du unter <Link to={paths.orderTimeInfo}>Lieferung</Link>.
        </p>
        <p>
          Die Bilder sind Zeichnungen oder Fotos, die ein Beispiel zeigen; dein Fladen sieht jedes Mal ein wenig anders
          aus. Was ausverkauft ist, bezeichnen wir so schnell wie möglich.
        </p>
      </>
    ),
  },
  {
    id: 'vertrag',
    title: 'Wie der Vertrag zustande kommt',
    content: (
      <>
        <p>
          Vor dem Absenden siehst du alles in einer Zusammenfassung und kannst es ändern. Mit «Jetzt bestellen» machst
          du uns ein verbindliches Angebot. Du siehst sofort die Bestätigung, dass es eingegangen ist.
        </p>
        <p>
          Der Vertrag gilt, sobald wir die Bestellung annehmen und dir eine Zeit zusagen. Bis dahin kannst du kostenlos
          stornieren, und wir können ablehnen, zum Beispiel wenn etwas ausverkauft oder der Ofen voll ist.
        </p>
      </>
    ),
  },
  {
    id: 'lieferung',
    title: 'Lieferung',
    content: (
      <p>
        Wir liefern an die angegebene Adresse in unseren Liefergebieten. Zeiten vor der Annahme sind Schätzungen; mit
        der Annahme sagen wir dir eine Zeit zu. Bitte sei dann da und ans Telefon zu rufen. Erreicht der Kurier trotz
        Anruf niemanden, nimmt er die Bestellung wieder mit. Sie ist dann aufgehoben, und du schuldest nichts. Mit der
        Übergabe gehen Nutzen und Gefahr auf dich über.
      </p>
    ),
  },
  {
    id: 'zahlung',
    title: 'Zahlung',
    content: (
      <p>
        Du zahlst bei der Übergabe bar, mit Karte oder mit TWINT, mit einem Gutschein, oder online, wo die Kasse es
        anbietet. Online reservieren wir den Betrag und ziehen ihn erst ein, wenn die Bestellung zu dir losfährt oder
        abgeholt ist. Barbeträge runden wir auf 5 Rappen. Einzelheiten stehen unter{' '}
        <Link to={paths.paymentInfo}>Zahlung</Link>.
      </p>
    ),
  },
  {
    id: 'gutscheine',
    title: 'Gutscheine',
    content: (
      <p>
        Gutscheine verfallen nicht, können in Teilen eingelöst und nicht bar ausbezahlt werden. Wer den Code hat, kann
        ihn einlösen: Bewahr ihn auf wie Bargeld.
      </p>
    ),
  },
  {
    id: 'alkohol',
    title: 'Alkohol und Jugendschutz',
    content: (
      <p>
        Bier, Wein und Apfelwein geben wir ab 16 Jahren ab, gebrannte Wasser ab 18 (Art. 14 LMG, Art. 41 AlkG). Du
        bestätigst das Alter beim Bestellen, und bei der Übergabe verlangen wir einen Ausweis. Fehlt er, bleibt der
        Alkohol bei uns, und du zahlst ihn nicht; was du dafür schon bezahlt hast, geben wir dir zurück.
      </p>
    ),
  },
  {
    id: 'allergene',
    title: 'Allergene und Herkunft',
    content: (
      <p>
        Allergene und die Herkunft von Fleisch und Fisch stehen bei jedem Produkt. In unserer Küche wird mit Weizen,
        Milch, Nüssen und weiteren Allergenen gearbeitet: Spuren können wir nie ganz ausschliessen. Bei einer starken
        Allergie ruf uns bitte vor dem Bestellen an.
      </p>
    ),
  },
  {
    id: 'maengel',
    title: 'Wenn etwas nicht stimmt',
    content: (
      <p>
        Prüf die Lieferung gleich und melde Mängel noch am selben Tag. Es gelten die Regeln des Obligationenrechts; wie
        wir damit umgehen, steht unter <Link to={paths.refund}>Storno und Rückerstattung</Link>.
      </p>
    ),
  },
  {
    id: 'konto',
    title: 'Konto',
    content: (
      <p>
        Ein Konto ist freiwillig. Gib Angaben an, die stimmen, und halt dein Gerät unter Verschluss. Wer mit erfundenen
        Angaben bestellt, zahlt den Schaden; solche Konten dürfen wir löschen.
      </p>
    ),
  },
  {
    id: 'haftung',
    title: 'Haftung',
    content: (
      <p>
        Wir haften für Schäden, die wir absichtlich oder grobfahrlässig verursachen, für Personenschäden und nach dem
        Produktehaftpflichtgesetz. Für leichte Fahrlässigkeit haften wir, soweit das Gesetz es erlaubt, nicht.
      </p>
    ),
  },
  {
    id: 'recht',
    title: 'Recht und Gerichtsstand',
    content: (
      <p>
        Es gilt Schweizer Recht. Als Konsumentin oder Konsument kannst du an deinem Wohnsitz oder an unserem Sitz klagen
        (Art. 32 ZPO). Ist eine Bestimmung ungültig, bleiben die anderen bestehen. Wie wir mit deinen Daten umgehen,
        steht unter <Link to={paths.privacy}>Datenschutz</Link>.
      </p>
    ),
  },
];

export const Route = createLazyRoute('/legal/terms')({
  component: function TermsRoute() {
    return (
      <LegalPage
        title="AGB"
        lead="Unsere allgemeinen Geschäftsbedingungen, kurz: Du bestellst, wir backen, du zahlst bei der Übergabe oder online. Was dabei gilt, steht hier."
        sections={termsSections(useRestaurant())}
      />
    );
  },
});
