import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { type SpecialRun, specialRuns, type SpecialDays } from '@ofenpost/core/opening-hours/special-days';
import { SERVICES } from '@ofenpost/core/opening-hours/week';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate } from '@ofenpost/core/time/zurich';
import { rangeText } from './announced-days.tsx';
import styles from './special-days-editor.module.css';

type Props = {
  readonly days: SpecialDays;
  readonly today: LocalDate;
  readonly chosen: LocalDate | null;
  readonly onChoose: (date: LocalDate) => void;
};

/** Formats a day: `Do 31.12.2026`. */
export const dayName = (date: LocalDate): string =>
  `${(WEEKDAY_NAMES[dayOfWeek(date)] ?? '').slice(0, 2)} ${formatLocalDate(date)}`;

const whenText = ({ first, last }: SpecialRun): string =>
  first === last ? dayName(first) : `${dayName(first)} bis ${dayName(last)}`;

/** Describes the hours: `Restaurant geschlossen · Lieferung 11:00–14:00`. */
export const hoursText = ({ day }: Pick<SpecialRun, 'day'>): string =>
  SERVICES.flatMap((service) => {
    const own = day[service];
    if (own === null) return [];
    return `${SERVICE_LABELS[service]} ${own.openingHour.length === 0 ? 'geschlossen' : own.openingHour.map(rangeText).join(', ')}`;
  }).join(' · ');

/** Lists coming special days; past ones are collapsed. */
export function SpecialDayList({ days, today, chosen, onChoose }: Props) {
  const runs = specialRuns(days);
  const list = (shown: readonly SpecialRun[]) => (
    <ul className={styles.runs}>
      {shown.map((run) => (
        <li key={run.first}>
          <button
            type="button"
            aria-pressed={chosen !== null && chosen >= run.first && chosen <= run.last}
            onClick={() => onChoose(run.first)}
          >
            <b>{whenText(run)}</b>
            <span>{(run.day.restaurant ?? run.day.delivery)?.shortMessage}</span>
            <small>{hoursText(run)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
  const coming = runs.filter(({ last }) => last >= today);
  const past = runs.filter(({ last }) => last < today);
  return (
    <section aria-labelledby="special-days">
      <h2 id="special-days">Kommende Sondertage</h2>
      {coming.length === 0 && <p className={styles.none}>Keine. Wähle im Kalender einen Tag.</p>}
      {list(coming)}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{past.length === 1 ? '1 vergangener' : `${past.length} vergangene`}</summary>
          {list(past)}
        </details>
      )}
    </section>
  );
}
