import { type SpecialRun, datesBetween } from '@ofenpost/core/opening-hours/special-days';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { Field } from '../theme/field.tsx';
import { dayName } from './special-day-list.tsx';

type Props = {
  readonly run: SpecialRun;
  /** The only day that is edited; null for all days of the run. */
  readonly day: LocalDate | null;
  readonly onChoose: (day: LocalDate | null) => void;
};

/** Asks whether changes apply to all days of a run or to one alone. */
export function DayRangeForm({ run, day, onChoose }: Props) {
  const dates = datesBetween(run.first, run.last);
  return (
    <Field label="Gilt für">
      {(control) => (
        <select
          {...control}
          value={day ?? ''}
          onChange={({ target: { value } }) => onChoose(value === '' ? null : value)}
        >
          <option value="">alle {dates.length} Tage</option>
          {dates.map((date) => (
            <option key={date} value={date}>
              nur {dayName(date)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
