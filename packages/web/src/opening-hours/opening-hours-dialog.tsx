import { useState } from 'react';
import { useNow, useOpeningHours } from '../app/app-state.ts';
import { PageDialog } from '../theme/page-dialog.tsx';
import { HoursTable } from './hours-table.tsx';

export function OpeningHoursDialog({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <PageDialog title="Öffnungszeiten" isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClosed}>
      <HoursTable openingHours={useOpeningHours()} now={useNow()} />
    </PageDialog>
  );
}
