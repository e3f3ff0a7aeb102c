import { useState } from 'react';
import { useOpeningStatus } from '../app/app-actors.tsx';
import { ChevronIcon } from '../ui/icons.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { ServiceStatus } from './service-status.tsx';
import layout from '../ui/layout.module.css';
import styles from './opening-hours-banner.module.css';

const openingHoursDialog = onDemand(() =>
  import('./opening-hours-dialog.tsx').then((module) => module.OpeningHoursDialog),
);

/**
 * Shows the status of delivery and restaurant; on small screens the second line collapses. Source: specification,
 * section 2.
 */
export function OpeningHoursBanner() {
  const [isUnfolded, setUnfolded] = useState(false);
  const { opened, open, end } = useOpened<'hours'>();
  const close = () => opened && end(opened);
  const hidesWarning = useOpeningStatus('restaurant').extraordinary !== null && !isUnfolded;
  return (
    <section className={styles.banner} aria-label="Öffnungszeiten">
      <div className={`${layout.wrap} ${styles.line}`}>
        <div className={isUnfolded ? `${styles.services} ${styles.unfolded}` : styles.services} id="opening-status">
          <ServiceStatus service="delivery" />
          <ServiceStatus service="restaurant" />
        </div>
        <button
          type="button"
          className={styles.hours}
          aria-haspopup="dialog"
          onPointerEnter={openingHoursDialog.preload}
          onFocus={openingHoursDialog.preload}
          onClick={() => open('hours')}
        >
          Alle Zeiten
        </button>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          aria-controls="opening-status"
          aria-label={`Öffnungszeiten ${isUnfolded ? 'einklappen' : 'ausklappen'}${hidesWarning ? ', heute andere Zeiten' : ''}`}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {hidesWarning && (
            <span className={styles.hidden} aria-hidden="true">
              ⚠
            </span>
          )}
          <ChevronIcon />
        </button>
      </div>
      {opened !== null && <openingHoursDialog.Component key={opened.count} onClosed={close} onLoadFailed={close} />}
    </section>
  );
}
