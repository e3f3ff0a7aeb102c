import { createLazyRoute } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-state.ts';
import { LegalPage } from './legal-page.tsx';
import { refundSections } from './refund-sections.tsx';

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
