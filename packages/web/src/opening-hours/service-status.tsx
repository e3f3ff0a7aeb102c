import type { Service } from '@ofenpost/core/opening-hours/opening-hours';
import { OPENING_STATE_LABELS, SERVICE_LABELS, openingDetail } from '@ofenpost/core/opening-hours/opening-labels';
import type { OpeningStatus } from '@ofenpost/core/opening-hours/opening-status';
import type { Instant } from '@ofenpost/core/time/instant';
import { useNow, useOpeningStatus } from '../app/app-actors.tsx';
import styles from './service-status.module.css';

type Props = {
  readonly service: Service | 'collection';
  readonly status: OpeningStatus;
  readonly now: Instant;
};

/** Shows whether a service is open now, until or from when, and why today is different. */
export const ServiceStatus = ({ service }: { service: Service }) => (
  <ServiceStatusAt service={service} status={useOpeningStatus(service)} now={useNow()} />
);

/** The same for any time and any hours. */
export function ServiceStatusAt({ service, status, now }: Props) {
  const detail = openingDetail(status, now);
  return (
    <span className={styles.status}>
      <i className={`${styles.dot} ${styles[status.state] ?? ''}`} aria-hidden="true" />
      <b>
        {service === 'collection' ? 'Abholung' : SERVICE_LABELS[service]} {OPENING_STATE_LABELS[status.state]}
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
