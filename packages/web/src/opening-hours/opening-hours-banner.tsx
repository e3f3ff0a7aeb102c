import type { Service } from '@ofenpost/core/opening-hours/opening-hours';
import { OPENING_STATE_LABELS, SERVICE_LABELS, openingDetail } from '@ofenpost/core/opening-hours/opening-labels';
import { useState } from 'react';
import { useNow, useOpeningStatus } from '../app/app-state.ts';
import { ChevronIcon } from '../app/icons.tsx';
import { onDemand } from '../app/on-demand.tsx';
import layout from '../theme/layout.module.css';
import styles from './opening-hours-banner.module.css';

const openingHoursDialog = onDemand(() =>
  import('./opening-hours-dialog.tsx').then((module) => module.OpeningHoursDialog),
);

function ServiceStatus({ service }: { service: Service }) {
  const status = useOpeningStatus(service);
  const detail = openingDetail(status, useNow());
  return (
    <span className={styles.status}>
      <i className={`${styles.dot} ${styles[status.state] ?? ''}`} aria-hidden="true" />
      <b>
        {SERVICE_LABELS[service]} {OPENING_STATE_LABELS[status.state]}
      </b>{' '}
      {detail !== '' && <span className={styles.detail}>{detail}</span>}
      {status.extraordinary !== null && (
        <span className={styles.warning}>
          <span aria-hidden="true">⚠</span> {status.extraordinary.shortMessage}
        </span>
      )}
    </span>
  );
}

/** The status of delivery and restaurant; on small screens the second line folds away. Source: specification, section 2. */
export function OpeningHoursBanner() {
  const [isUnfolded, setUnfolded] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
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
          onClick={() => setDialogOpen(true)}
        >
          Alle Zeiten
        </button>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          aria-controls="opening-status"
          aria-label={isUnfolded ? 'Öffnungszeiten einklappen' : 'Öffnungszeiten ausklappen'}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <ChevronIcon />
        </button>
      </div>
      {isDialogOpen && (
        <openingHoursDialog.Component onClosed={() => setDialogOpen(false)} onLoadFailed={() => setDialogOpen(false)} />
      )}
    </section>
  );
}
