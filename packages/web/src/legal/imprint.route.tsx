import { createLazyRoute } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-state.ts';
import { imprintSections } from './imprint-sections.tsx';
import { LegalPage } from './legal-page.tsx';

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
