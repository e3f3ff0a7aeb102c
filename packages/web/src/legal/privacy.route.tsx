import { createLazyRoute } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-state.ts';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';

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
