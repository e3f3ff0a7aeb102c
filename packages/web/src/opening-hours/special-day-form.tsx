import type { FieldErrors } from '@ofenpost/core/editor/editor';
import {
  type SpecialDaysChange,
  daysInTheWay,
  saysTheSame,
  withRun,
  withTexts,
  withoutRun,
} from '@ofenpost/core/opening-hours/edit-special-days';
import { nightOverlapText, nightOverlapsOn } from '@ofenpost/core/opening-hours/night-overlaps';
import { timeRangesOn } from '@ofenpost/core/opening-hours/open-ranges';
import type { OpeningHours, Service } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import {
  RUN_DAYS_MAX,
  type SpecialRun,
  datesBetween,
  withSpecialDays,
  type SpecialDay,
  type SpecialDays,
} from '@ofenpost/core/opening-hours/special-days';
import { SERVICES } from '@ofenpost/core/opening-hours/week';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { addDays, formatLocalDate } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { ServiceDayField } from './ranges-field.tsx';
import controls from '../ui/controls.module.css';
import styles from './special-day-form.module.css';

type Days = Pick<SpecialRun, 'first' | 'last'>;

type RunDatesProps = {
  readonly run: Days;
  /** Returns the other special days that a change would replace. */
  readonly inTheWay: (after: Days) => readonly LocalDate[];
  readonly onChange: (after: Days) => void;
};

/** Asks for the first and last day of a run. It asks for confirmation before it replaces other special days. */
function RunDates({ run, inTheWay, onChange }: RunDatesProps) {
  const [requested, setRequested] = useState<Days | null>(null);
  const choose = (after: Days) => {
    if (inTheWay(after).length > 0) setRequested(after);
    else onChange(after);
  };
  const longest = (first: LocalDate) => addDays(first, RUN_DAYS_MAX - 1);
  return (
    <div className={styles.dates}>
      <Field label="Erster Tag">
        {(control) => (
          <DateInput
            {...control}
            required
            value={run.first}
            onValue={(first) => choose({ first, last: first > run.last ? first : run.last })}
          />
        )}
      </Field>
      <Field label="Letzter Tag">
        {(control) => (
          <DateInput
            {...control}
            required
            min={run.first}
            max={longest(run.first)}
            value={run.last}
            onValue={(last) => choose({ ...run, last })}
          />
        )}
      </Field>
      {requested !== null && (
        <div className={styles.question} role="alert">
          <p>
            Dort sind schon Sondertage: {inTheWay(requested).map(formatLocalDate).join(', ')}. Sollen sie ersetzt
            werden?
          </p>
          <button
            type="button"
            className={`${controls.primary} ${controls.small}`}
            onClick={() => {
              onChange(requested);
              setRequested(null);
            }}
          >
            Ja
          </button>
          <button
            type="button"
            className={`${controls.secondary} ${controls.small}`}
            onClick={() => setRequested(null)}
          >
            Nein
          </button>
        </div>
      )}
    </div>
  );
}

type Props = {
  readonly run: SpecialRun;
  readonly days: SpecialDays;
  /** The opening hours without the special days. */
  readonly openingHours: OpeningHours;
  readonly errors: FieldErrors;
  readonly onChange: (change: SpecialDaysChange) => void;
  readonly onRemove: (change: SpecialDaysChange) => void;
};

/** The days of a run are equal, so the errors of the first day stand for all. */
const errorsOfRun = (errors: FieldErrors, { first, last }: SpecialRun): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const date = path.slice(0, first.length);
      return date >= first && date <= last ? [[`${first}${path.slice(first.length)}`, message]] : [];
    }),
  );

/** Returns the messages about ranges of the run that overlap a night, by index: those of the first such day. */
const nightsOf = (
  openingHours: OpeningHours,
  service: Service,
  { first, last }: SpecialRun,
): ReadonlyMap<number, string> =>
  new Map(
    datesBetween(first, last)
      .toReversed()
      .flatMap((date) => nightOverlapsOn(openingHours[service], date))
      .map((overlap) => [overlap.range, nightOverlapText(overlap)]),
  );

const groupsOf = (day: SpecialDay): readonly (readonly Service[])[] =>
  saysTheSame(day) ? [SERVICES] : SERVICES.map((service) => [service]);

/** Edits a special day, or a run of equal ones. */
export function SpecialDayForm({ run, days, openingHours, errors: all, onChange, onRemove }: Props) {
  const { first, day } = run;
  const errors = errorsOfRun(all, run);
  const entered = withSpecialDays(openingHours, days);
  const change = (next: SpecialDay) => onChange(withRun(run, { ...run, day: next }));
  return (
    <div className={styles.form}>
      <RunDates
        run={run}
        inTheWay={(after) => daysInTheWay(days, run, after)}
        onChange={(after) => onChange(withRun(run, { ...run, ...after }))}
      />
      {errors[first] !== undefined && <p className={styles.error}>{errors[first]}</p>}
      {SERVICES.map((service) => (
        <ServiceDayField
          key={service}
          service={service}
          name={`${first}.${service}`}
          day={day}
          usual={timeRangesOn({ ...openingHours[service], extraordinaryOpeningHour: [] }, first)}
          errors={errors}
          nights={nightsOf(entered, service, run)}
          onChange={change}
        />
      ))}
      {groupsOf(day).map((services) => {
        const service = services.find((candidate) => day[candidate] !== null);
        const texts = service === undefined ? null : day[service];
        if (texts === null) return null;
        const path = `${first}.${service}`;
        const suffix = services.length > 1 ? '' : `, ${SERVICE_LABELS[service ?? 'restaurant']}`;
        return (
          <div key={path} className={styles.texts}>
            <Field
              label={`Kurzer Hinweis${suffix}`}
              hint="Steht im Banner oben auf jeder Seite."
              error={errors[`${path}.shortMessage`]}
            >
              {(control) => (
                <input
                  {...control}
                  name={`${path}.shortMessage`}
                  value={texts.shortMessage}
                  onChange={({ target }) => change(withTexts(day, services, { shortMessage: target.value }))}
                />
              )}
            </Field>
            <Field
              label={`Hinweis${suffix}`}
              aside="freiwillig"
              hint="Steht bei den Öffnungszeiten."
              error={errors[`${path}.message`]}
            >
              {(control) => (
                <textarea
                  {...control}
                  name={`${path}.message`}
                  rows={2}
                  value={texts.message}
                  onChange={({ target }) => change(withTexts(day, services, { message: target.value }))}
                />
              )}
            </Field>
          </div>
        );
      })}
      <button
        type="button"
        className={`${controls.secondary} ${controls.small} ${styles.remove}`}
        onClick={() => onRemove(withoutRun(run))}
      >
        {run.first === run.last ? `${formatLocalDate(first)} wieder wie üblich` : 'Diese Tage wieder wie üblich'}
      </button>
    </div>
  );
}
