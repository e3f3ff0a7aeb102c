import { useNow, useOpeningHours } from '../app/app-state.ts';
import { PageDialog } from '../theme/page-dialog.tsx';
import { HoursTable } from './hours-table.tsx';

export const OpeningHoursDialog = ({ onClose }: { onClose: () => void }) => (
  <PageDialog title="Öffnungszeiten" onClose={onClose}>
    <HoursTable openingHours={useOpeningHours()} now={useNow()} />
  </PageDialog>
);
