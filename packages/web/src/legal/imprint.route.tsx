import { createLazyRoute } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-actors.tsx';
import type { RestaurantProfile } from '../app/app-data.ts';
import { type LegalSection, PostalAddress, LegalPage } from './legal-page.tsx';

/** The required contents. Source: UWG art. 3 para. 1 lit. s. */
const imprintSections = (restaurant: RestaurantProfile): readonly LegalSection[] => [
  {
    id: 'anbieter',
    title: 'Anbieterin',
    content: <PostalAddress restaurant={restaurant} />,
  },
  {
    id: 'nummern',
    title: 'Unternehmens- und MWST-Nummer',
    content: (
      <p>
        {restaurant.vatNumber === '' ? 'Die Nummern folgen bald' : restaurant.vatNumber}. Die Angaben lassen sich im
        UID-Register des Bundes prüfen: <a href="https://www.uid.admin.ch">uid.admin.ch</a>.
      </p>
    ),
  },
  {
    id: 'verantwortlich',
    title: 'Verantwortlich',
    content: (
      <p>
        Für den Inhalt dieser Website ist die Geschäftsleitung von {restaurant.name} verantwortlich, erreichbar unter
        der Adresse oben.
      </p>
    ),
  },
  {
    id: 'lebensmittel',
    title: 'Angaben zu Lebensmitteln',
    content: (
      <p>
        Zutaten, die Allergien auslösen können, und die Herkunft von Fleisch und Fisch stehen vor dem Kauf bei jedem
        Produkt, wie es das Lebensmittelgesetz (LMG) und die Verordnung über die Information über Lebensmittel (LIV)
        verlangen. Fragen dazu beantworten wir dir gern, am schnellsten am Telefon.
      </p>
    ),
  },
  {
    id: 'rechte',
    title: 'Texte, Bilder, Schriften',
    content: (
      <p>
        Texte und Zeichnungen auf dieser Website gehören {restaurant.name}; wer sie verwenden möchte, fragt uns bitte.
        Die Schriften Fraunces und Figtree stehen unter der SIL Open Font License.
      </p>
    ),
  },
  {
    id: 'haftung',
    title: 'Haftung und Links',
    content: (
      <p>
        Wir pflegen diese Seiten mit Sorgfalt, können aber nicht für jeden Tippfehler einstehen. Für fremde Websites,
        auf die wir verweisen, sind deren Betreiber verantwortlich.
      </p>
    ),
  },
];

export const Route = createLazyRoute('/legal/imprint')({
  component: function ImprintRoute() {
    const restaurant = useRestaurant();
    return (
      <LegalPage
        title="Impressum"
        lead={`Wer hinter ${restaurant.name} steht und wie du uns erreichst.`}
        sections={imprintSections(restaurant)}
      />
    );
  },
});
