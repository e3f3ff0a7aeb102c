import type { LocalDate } from '@ofenpost/core/time/instant';
import { isWholeDate, readDate } from '@ofenpost/core/time/typed-date';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { DATE_MAX, DATE_MIN } from '@ofenpost/core/validation/entered-fields';
import { useRef, useState, useId } from 'react';
import type { ControlAttributes } from './field.tsx';
import { CalendarIcon } from './icons.tsx';
import { onDemand } from './on-demand.tsx';
import controls from './controls.module.css';
import styles from './date-input.module.css';
import fieldStyles from './field.module.css';

const calendar = onDemand(() => import('./date-dialog.tsx').then((module) => module.DateDialog));

type DateButtonProps = {
  readonly value: LocalDate;
  readonly min: LocalDate;
  readonly max: LocalDate;
  readonly onChoose: (date: LocalDate) => void;
};

/** Opens the calendar of a date field; '' as a value stands for no day. */
function DateButton({ value, min, max, onChoose }: DateButtonProps) {
  const [shown, setShown] = useState<'open' | 'closed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${controls.round} ${styles.button}`}
        aria-label={value === '' ? 'Datum wählen' : `Datum wählen, gewählt ist ${formatLocalDate(value)}`}
        aria-haspopup="dialog"
        onPointerEnter={calendar.preload}
        onClick={() => setShown('open')}
      >
        <CalendarIcon />
      </button>
      {shown !== null && (
        <calendar.Component
          value={value}
          min={min}
          max={max}
          opener={button}
          isOpen={shown === 'open'}
          onChoose={onChoose}
          onClose={() => setShown('closed')}
          onLoadFailed={() => setShown(null)}
        />
      )}
    </>
  );
}

type Field = {
  readonly value: LocalDate;
  readonly min: LocalDate;
  readonly max: LocalDate;
  readonly required: boolean;
  readonly onValue: (date: LocalDate) => void;
};

/** The typed text until it is a valid day: it is shown as long as the value is the previous one or that of the text. */
type Typed = { readonly text: string; readonly from: string; readonly value: string; readonly problem: string | null };

const NO_DATE = 'Das ist kein Datum. Schreib es so: 20.11.2026.';

function problemOf(text: string, { min, max }: Field): string | null {
  if (text.trim() === '') return null;
  const date = readDate(text);
  if (date === null) return NO_DATE;
  if (date < min) return `Möglich ist ab dem ${formatLocalDate(min)}.`;
  return date > max ? `Möglich ist bis am ${formatLocalDate(max)}.` : null;
}

/**
 * Returns the text of a date field and its error, which appears when the field is left. Invalid text counts as no day.
 */
function useTypedDate(field: Field) {
  const { value, required, onValue } = field;
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed !== null && [typed.from, typed.value].includes(value) ? typed : null;
  const report = (date: LocalDate) => {
    if (date !== value && !(required && date === '')) onValue(date);
  };
  const type = (text: string) => {
    const isMeant = text.trim() === '' ? !required : isWholeDate(text) && problemOf(text, field) === null;
    const meant = isMeant ? (readDate(text) ?? '') : value;
    setTyped({ text, from: value, value: meant, problem: null });
    report(meant);
  };
  const finish = () => {
    if (shown === null) return;
    const problem = problemOf(shown.text, field);
    setTyped(problem === null ? null : { ...shown, value: required ? value : '', problem });
    report(problem === null ? (readDate(shown.text) ?? '') : '');
  };
  const choose = (date: LocalDate) => {
    setTyped(null);
    report(date);
  };
  const written = value === '' ? '' : formatLocalDate(value);
  return { text: shown?.text ?? written, problem: shown?.problem ?? null, type, finish, choose };
}

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
          className={fieldStyles.control}
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
        <span id={problemId} role="alert" className={fieldStyles.error}>
          {problem}
        </span>
      )}
    </div>
  );
}
