import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { NOT_BUSY } from '@ofenpost/core/kitchen/busy-controls';
import { announcedDays } from '@ofenpost/core/opening-hours/announced-days';
import { type SpecialDaysChange, closedDay } from '@ofenpost/core/opening-hours/edit-special-days';
import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import { openingStatuses } from '@ofenpost/core/opening-hours/opening-status';
import {
  type SpecialRun,
  datesBetween,
  type SpecialDays,
  dayOfRun,
  specialRuns,
  withSpecialDays,
  type SpecialDay,
} from '@ofenpost/core/opening-hours/special-days';
import { type SwissHoliday, swissHolidays } from '@ofenpost/core/opening-hours/swiss-holidays';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { addMonths } from '@ofenpost/core/time/month-grid';
import { formatLocalDate, toInstant, WEEKDAY_NAMES, dayOfWeek } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { Field } from '../ui/field.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { useNewErrors } from '../ui/list-editor.tsx';
import { type DayMark, MonthCalendar } from '../ui/month-calendar.tsx';
import { AnnouncedDayList } from './announced-days.tsx';
import { ServiceStatusAt } from './service-status.tsx';
import { SpecialDayForm } from './special-day-form.tsx';
import { dayName, SpecialDayList } from './special-day-list.tsx';
import controls from '../ui/controls.module.css';
import styles from './special-days-editor.module.css';

type DayRangeFormProps = {
  readonly run: SpecialRun;
  /** The only day that is edited; null for all days of the run. */
  readonly day: LocalDate | null;
  readonly onChoose: (day: LocalDate | null) => void;
};

/** Asks whether changes apply to all days of a run or to one alone. */
function DayRangeForm({ run, day, onChoose }: DayRangeFormProps) {
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

type HolidaySuggestionsProps = {
  readonly days: SpecialDays;
  readonly today: LocalDate;
  readonly onTake: (holiday: SwissHoliday) => void;
};

/** Returns the holidays of the next twelve months. */
function comingHolidays(today: LocalDate): SwissHoliday[] {
  const year = Number(today.slice(0, 4));
  const end = addMonths(today, 12);
  return [...swissHolidays(year), ...swissHolidays(year + 1)].filter(({ date }) => date >= today && date < end);
}

/** Suggests holidays that are not special days yet; the canton decides which of them apply. */
function HolidaySuggestions({ days, today, onTake }: HolidaySuggestionsProps) {
  const open = comingHolidays(today).filter(({ date }) => days[date] === undefined);
  const list = (holidays: readonly SwissHoliday[]) => (
    <ul className={styles.holidays}>
      {holidays.map((holiday) => (
        <li key={holiday.date}>
          <button type="button" onClick={() => onTake(holiday)}>
            {holiday.name} <small>{formatLocalDate(holiday.date)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays">Feiertage übernehmen</h2>
      {list(open.filter(({ isEverywhere }) => isEverywhere))}
      <details className={styles.past}>
        <summary>Je nach Kanton</summary>
        {list(open.filter(({ isEverywhere }) => !isEverywhere))}
      </details>
    </section>
  );
}

const NOON = '12:00';

/** Shows what guests see at noon of a special day, and its announcement. */
function SpecialDayPreview({ openingHours, date }: { openingHours: OpeningHours; date: LocalDate }) {
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
