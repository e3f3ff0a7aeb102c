import type { Instant } from '../time/instant.ts';
import type { Service } from './opening-hours.ts';
import { OPENING_STATE_LABELS, SERVICE_LABELS, openingDetail } from './opening-labels.ts';
import type { OpeningStatus } from './opening-status.ts';

type Statuses = Readonly<Record<Service, OpeningStatus>>;

/** In the order of the banner. */
const IN_ORDER: readonly Service[] = ['delivery', 'restaurant'];

function statusText(service: Service, status: OpeningStatus, now: Instant): string {
  const { state, extraordinary } = status;
  const details = [openingDetail(status, now), extraordinary?.shortMessage ?? ''].filter((detail) => detail !== '');
  return `${[`${SERVICE_LABELS[service]} ${OPENING_STATE_LABELS[state]}`, ...details].join(', ')}.`;
}

/** What has changed in the banner at `now`: `Lieferung geschlossen, Pause, wieder ab 19:30.`, or ''. */
export const openingChanges = (before: Statuses, after: Statuses, now: Instant): string =>
  IN_ORDER.map((service) => [before, after].map((statuses) => statusText(service, statuses[service], now)))
    .filter(([said, says]) => said !== says)
    .map(([, says]) => says)
    .join(' ');
