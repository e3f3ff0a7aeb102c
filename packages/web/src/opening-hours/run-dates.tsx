import { RUN_DAYS_MAX, type SpecialRun } from '@ofenpost/core/opening-hours/special-days';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { addDays, formatLocalDate } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { DateInput } from '../editor/date-input.tsx';
import { Field } from '../theme/field.tsx';
import controls from '../theme/controls.module.css';
import styles from './special-day-form.module.css';

type Days = Pick<SpecialRun, 'first' | 'last'>;

type Props = {
  readonly run: Days;
  /** Returns the other special days that a change would replace. */
  readonly inTheWay: (after: Days) => readonly LocalDate[];
  readonly onChange: (after: Days) => void;
};

/** Asks for the first and last day of a run. It asks for confirmation before it replaces other special days. */
export function RunDates({ run, inTheWay, onChange }: Props) {
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
