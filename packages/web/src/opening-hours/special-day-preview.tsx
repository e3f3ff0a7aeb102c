import { NOT_BUSY } from '@ofenpost/core/kitchen/busy-controls';
import { announcedDays } from '@ofenpost/core/opening-hours/announced-days';
import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import { openingStatuses } from '@ofenpost/core/opening-hours/opening-statuses';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { formatLocalDate, toInstant } from '@ofenpost/core/time/zurich';
import { AnnouncedDayList } from './announced-day-list.tsx';
import { ServiceStatusAt } from './service-status.tsx';
import styles from './special-days-editor.module.css';

const NOON = '12:00';

/** Shows what guests see at noon of a special day, and its announcement. */
export function SpecialDayPreview({ openingHours, date }: { openingHours: OpeningHours; date: LocalDate }) {
  const now = toInstant(date, NOON);
  const statuses = openingStatuses({ openingHours, busyControls: NOT_BUSY }, now);
  return (
    <section className={styles.preview} aria-label="Vorschau">
      <h3>So sehen es Gäste</h3>
      <p className={styles.moment}>
        Am {formatLocalDate(date)} um {NOON}, im Banner
      </p>
      <div className={styles.banner}>
        <ServiceStatusAt service="delivery" status={statuses.delivery} now={now} />
        <ServiceStatusAt service="restaurant" status={statuses.restaurant} now={now} />
      </div>
      <p className={styles.moment}>Ab 60 Tagen davor, bei den Öffnungszeiten</p>
      <AnnouncedDayList days={announcedDays(openingHours, date).slice(0, 1)} />
    </section>
  );
}
