import { OPENING_STATE_LABELS, SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { Link } from '@tanstack/react-router';
import { useOpeningStatus } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { useNextDelivery } from '../delivery/use-next-delivery.ts';
import styles from './next-delivery.module.css';

/** Shows whether delivery is open, and the earliest arrival: what hungry guests ask first. */
export function NextDelivery() {
  const { state } = useOpeningStatus('delivery');
  const next = useNextDelivery();
  return (
    <p className={styles.next}>
      <i className={`${styles.dot} ${styles[state] ?? ''}`} aria-hidden="true" />
      <span>
        {SERVICE_LABELS.delivery} {OPENING_STATE_LABELS[state]}
        {next !== null && (
          <>
            , frühestens bei dir{' '}
            <Link to={paths.orderTimeInfo} className={styles.when}>
              {next}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
