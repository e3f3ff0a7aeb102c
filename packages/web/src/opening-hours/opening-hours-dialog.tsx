import { fulfilmentService } from '@ofenpost/core/checkout/fulfilment';
import { openingStatus } from '@ofenpost/core/opening-hours/opening-status';
import { useState } from 'react';
import { useDelivery, useNow, useOpeningHours } from '../app/app-actors.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import { AnnouncedDayList, useAnnouncedDays } from './announced-days.tsx';
import { HoursTable } from './hours-table.tsx';
import { ServiceStatus, ServiceStatusAt } from './service-status.tsx';
import styles from './opening-hours-dialog.module.css';

export function OpeningHoursDialog({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const [openingHours, delivery, now] = [useOpeningHours(), useDelivery(), useNow()];
  const counter = delivery.collection === undefined ? null : fulfilmentService('collected', openingHours, delivery);
  return (
    <PageDialog title="Öffnungszeiten" isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClosed}>
      <div className={styles.now}>
        <ServiceStatus service="restaurant" />
        <ServiceStatus service="delivery" />
        {counter !== null && (
          <ServiceStatusAt
            service="collection"
            status={openingStatus(counter.schedule, now, counter.busyControls.pause)}
            now={now}
          />
        )}
      </div>
      <HoursTable openingHours={openingHours} collection={counter?.schedule ?? null} now={now} />
      <div className={styles.announced}>
        <AnnouncedDayList days={useAnnouncedDays()} />
      </div>
      <p className={styles.question}>
        Noch eine Frage? <RestaurantPhone />
      </p>
    </PageDialog>
  );
}
