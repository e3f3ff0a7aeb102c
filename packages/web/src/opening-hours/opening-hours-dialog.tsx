import { useState } from 'react';
import { useNow, useOpeningHours } from '../app/app-actors.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import { AnnouncedDayList, useAnnouncedDays } from './announced-days.tsx';
import { HoursTable } from './hours-table.tsx';
import { ServiceStatus } from './service-status.tsx';
import styles from './opening-hours-dialog.module.css';

export function OpeningHoursDialog({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <PageDialog title="Öffnungszeiten" isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClosed}>
      <div className={styles.now}>
        <ServiceStatus service="restaurant" />
        <ServiceStatus service="delivery" />
      </div>
      <HoursTable openingHours={useOpeningHours()} now={useNow()} />
      <div className={styles.announced}>
        <AnnouncedDayList days={useAnnouncedDays()} />
      </div>
      <p className={styles.question}>
        Noch eine Frage? <RestaurantPhone />
      </p>
    </PageDialog>
  );
}
