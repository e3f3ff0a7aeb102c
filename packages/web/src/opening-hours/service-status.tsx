import type { Service } from '@ofenpost/core/opening-hours/opening-hours';
import { OPENING_STATE_LABELS, SERVICE_LABELS, openingDetail } from '@ofenpost/core/opening-hours/opening-labels';
import { useNow, useOpeningStatus } from '../app/app-state.ts';
import styles from './service-status.module.css';

/** Whether a service is open now, until or from when, and why today is different. */
export function ServiceStatus({ service }: { service: Service }) {
  const status = useOpeningStatus(service);
  const detail = openingDetail(status, useNow());
  return (
    <span className={styles.status}>
      <i className={`${styles.dot} ${styles[status.state] ?? ''}`} aria-hidden="true" />
      <b>
        {SERVICE_LABELS[service]} {OPENING_STATE_LABELS[status.state]}
      </b>{' '}
      {detail !== '' && <span className={styles.detail}>{detail}</span>}{' '}
      {status.extraordinary !== null && (
        <span className={styles.warning}>
          <span aria-hidden="true">⚠</span> {status.extraordinary.shortMessage}
        </span>
      )}
    </span>
  );
}
