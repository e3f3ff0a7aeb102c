import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { type SpecialDaysChange, closedDay } from '@ofenpost/core/opening-hours/edit-special-days';
import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import { dayOfRun, specialRuns, withSpecialDays } from '@ofenpost/core/opening-hours/special-days';
import type { SpecialDay, SpecialDays } from '@ofenpost/core/opening-hours/special-days-draft';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { PlusIcon } from '../app/icons.tsx';
import { type DayMark, MonthCalendar } from '../editor/month-calendar.tsx';
import { useNewErrors } from '../editor/use-new-errors.ts';
import { DayRangeForm } from './day-range-form.tsx';
import { HolidaySuggestions, comingHolidays } from './holiday-suggestions.tsx';
import { SpecialDayForm } from './special-day-form.tsx';
import { SpecialDayList } from './special-day-list.tsx';
import { SpecialDayPreview } from './special-day-preview.tsx';
import controls from '../theme/controls.module.css';
import styles from './special-days-editor.module.css';

type Props = {
  readonly days: SpecialDays;
  readonly openingHours: OpeningHours;
  readonly errors: FieldErrors;
  readonly today: LocalDate;
  readonly onChange: (change: SpecialDaysChange) => void;
};

const isClosed = ({ restaurant, delivery }: SpecialDay): boolean =>
  [restaurant, delivery].every((day) => day !== null && day.openingHour.length === 0);

function markOf(days: SpecialDays, holidays: ReadonlyMap<LocalDate, string>, date: LocalDate): DayMark | null {
  const day = days[date];
  if (day === undefined) {
    const label = holidays.get(date);
    return label === undefined ? null : { kind: 'holiday', label };
  }
  const label = (day.restaurant ?? day.delivery)?.shortMessage ?? '';
  return { kind: isClosed(day) ? 'closed' : 'other', label: label === '' ? 'Sondertag' : label };
}

/** Edits the extraordinary days of both services on a calendar. */
export function SpecialDaysEditor({ days, openingHours, errors, today, onChange }: Props) {
  const runs = specialRuns(days);
  const [chosen, setChosen] = useState<LocalDate | null>(runs.find(({ last }) => last >= today)?.first ?? null);
  // Whether the chosen day of a run is edited alone.
  const [isAlone, setAlone] = useState(false);
  const whole = runs.find(({ first, last }) => chosen !== null && chosen >= first && chosen <= last);
  const run = whole === undefined || chosen === null || !isAlone ? whole : dayOfRun(whole, chosen);
  const holidays = new Map(comingHolidays(today).map(({ date, name }) => [date, name]));
  useNewErrors(errors, (paths) => {
    const wrong = runs.filter(({ first, last }) =>
      paths.some((path) => path.slice(0, 10) >= first && path.slice(0, 10) <= last),
    );
    if (whole === undefined || !wrong.includes(whole)) setChosen(wrong[0]?.first ?? chosen);
  });
  const choose = (date: LocalDate) => {
    setChosen(date);
    setAlone(false);
  };
  const add = (date: LocalDate, name: string) => {
    choose(date);
    onChange({ [date]: closedDay(name) });
  };
  const edit = (change: SpecialDaysChange) => {
    onChange(change);
    // The change may have moved the run away from the chosen day.
    const dates = Object.keys(change).filter((date) => change[date] !== undefined);
    if (dates.length > 1) setAlone(false);
    if (chosen !== null && !dates.includes(chosen)) setChosen(dates.toSorted()[0] ?? null);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.column}>
        <MonthCalendar
          today={today}
          chosen={chosen}
          markOf={(date) => markOf(days, holidays, date)}
          onChoose={choose}
        />
        <SpecialDayList days={days} today={today} chosen={chosen} onChoose={choose} />
        <HolidaySuggestions days={days} today={today} onTake={({ date, name }) => add(date, name)} />
      </div>
      <div className={styles.day}>
        {chosen === null && <p className={styles.none}>Wähle links einen Tag, an dem etwas anders ist.</p>}
        {chosen !== null && run === undefined && (
          <>
            <h2>
              {WEEKDAY_NAMES[dayOfWeek(chosen)]}, {formatLocalDate(chosen)}
            </h2>
            <p className={styles.none}>Ein Tag wie jeder andere. Es gelten die Zeiten der Woche.</p>
            <button type="button" className={controls.primary} onClick={() => add(chosen, holidays.get(chosen) ?? '')}>
              <PlusIcon />
              Sondertag anlegen
            </button>
          </>
        )}
        {chosen !== null && whole !== undefined && run !== undefined && (
          <>
            <h2>
              {run.first === run.last
                ? formatLocalDate(run.first)
                : `${formatLocalDate(run.first)} bis ${formatLocalDate(run.last)}`}
            </h2>
            {whole.first !== whole.last && (
              <DayRangeForm
                run={whole}
                day={isAlone ? chosen : null}
                onChoose={(date) => {
                  setChosen(date ?? chosen);
                  setAlone(date !== null);
                }}
              />
            )}
            <SpecialDayForm
              key={run.first}
              run={run}
              days={days}
              openingHours={openingHours}
              errors={errors}
              onChange={edit}
              onRemove={onChange}
            />
            <SpecialDayPreview openingHours={withSpecialDays(openingHours, days)} date={run.first} />
          </>
        )}
      </div>
    </div>
  );
}
