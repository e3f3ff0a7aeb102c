import type { LocalDate } from '@ofenpost/core/time/instant';
import { DATE_MAX, DATE_MIN } from '@ofenpost/core/validation/entered-date';
import { useId } from 'react';
import type { ControlAttributes } from '../theme/field.tsx';
import { DateButton } from './date-button.tsx';
import { useTypedDate } from './use-typed-date.ts';
import field from '../theme/field.module.css';
import styles from './date-input.module.css';

type Props = Partial<ControlAttributes> & {
  readonly name?: string;
  readonly 'aria-label'?: string;
  /** '' while there is none. */
  readonly value: LocalDate;
  readonly min?: LocalDate;
  readonly max?: LocalDate;
  /** Whether a day is required: invalid text then changes nothing. */
  readonly required?: boolean;
  readonly onValue: (date: LocalDate) => void;
};

/**
 * A day, typed freely or chosen from a calendar, always shown as dd.mm.yyyy: a native field follows the language of the
 * browser. Source: specification, section 9; WAI-ARIA Authoring Practices, "Date Picker Dialog".
 */
export function DateInput({ value, min = DATE_MIN, max = DATE_MAX, required = false, onValue, ...control }: Props) {
  const { text, problem, type, finish, choose } = useTypedDate({ value, min, max, required, onValue });
  const problemId = useId();
  const described = problem === null ? control['aria-describedby'] : problemId;
  return (
    <div className={styles.date}>
      <div className={styles.row}>
        <input
          placeholder="tt.mm.jjjj"
          autoComplete="off"
          inputMode="decimal"
          maxLength={40}
          className={field.control}
          {...control}
          required={required}
          aria-invalid={problem !== null || control['aria-invalid']}
          aria-describedby={described}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={finish}
          onKeyDown={({ key }) => key === 'Enter' && finish()}
        />
        <DateButton value={value} min={min} max={max} onChoose={choose} />
      </div>
      {problem !== null && (
        <span id={problemId} role="alert" className={field.error}>
          {problem}
        </span>
      )}
    </div>
  );
}
