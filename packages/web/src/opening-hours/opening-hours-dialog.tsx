import { useState } from 'react';
import { phoneHref } from '../account/phone-href.ts';
import { useNow, useOpeningHours, useRestaurant } from '../app/app-state.ts';
import { PageDialog } from '../theme/page-dialog.tsx';
import { HoursTable } from './hours-table.tsx';
import styles from './opening-hours-dialog.module.css';

export function OpeningHoursDialog({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const { phoneNumber } = useRestaurant();
  return (
    <PageDialog title="Öffnungszeiten" isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClosed}>
      <HoursTable openingHours={useOpeningHours()} now={useNow()} />
      <p className={styles.question}>
        Noch eine Frage? <a href={phoneHref(phoneNumber)}>{phoneNumber}</a>
      </p>
    </PageDialog>
  );
}
