import { createLazyRoute } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-state.ts';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

export const Route = createLazyRoute('/legal/terms')({
  component: function TermsRoute() {
    return (
      <LegalPage
        title="AGB"
        lead="Unsere allgemeinen Geschäftsbedingungen, kurz: Du bestellst, wir backen und bringen, du zahlst an der Tür. Was dabei gilt, steht hier."
        sections={termsSections(useRestaurant())}
      />
    );
  },
});
