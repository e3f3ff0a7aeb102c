import { type Instant, type LocalDate, type LocalTime, localTime } from '@ofenpost/core/time/instant';
import { toInstant, toLocalDate, toLocalTime } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { DateInput } from './date-input.tsx';
import type { ControlAttributes } from './field.tsx';
import { TimeInput } from './typed-input.tsx';
import field from './field.module.css';
import styles from './moment-input.module.css';

type Props = Partial<ControlAttributes> & {
  readonly name?: string;
  /** The label of the day, where no visible label is beside it. */
  readonly 'aria-label'?: string;
  readonly timeLabel: string;
  /** '' while the input is incomplete. */
  readonly value: Instant;
  readonly onValue: (at: Instant) => void;
};

type Parts = { readonly date: LocalDate; readonly time: LocalTime };

const partsOf = (at: Instant): Parts =>
  at === '' ? { date: '', time: '' } : { date: toLocalDate(at), time: toLocalTime(at) };

const instantOf = ({ date, time }: Parts): Instant =>
  date === '' || !localTime.safeParse(time).success ? '' : toInstant(date, time);

/** Asks for a day and a time in Zurich, whatever the browser's zone is. */
export function MomentInput({ value, timeLabel, onValue, ...control }: Props) {
  const [entered, setEntered] = useState(() => partsOf(value));
  // A value that was changed from outside replaces the input.
  const parts = instantOf(entered) === value ? entered : partsOf(value);
  const enter = (change: Partial<Parts>) => {
    const next = { ...parts, ...change };
    setEntered(next);
    if (instantOf(next) !== value) onValue(instantOf(next));
  };
  const described = control['aria-describedby'];
  return (
    <div className={styles.moment}>
      <DateInput {...control} value={parts.date} onValue={(date) => enter({ date })} />
      <TimeInput
        aria-label={timeLabel}
        aria-invalid={control['aria-invalid'] ?? false}
        {...(described !== undefined && { 'aria-describedby': described })}
        className={field.control}
        value={parts.time}
        onValue={(time) => enter({ time })}
      />
    </div>
  );
}
