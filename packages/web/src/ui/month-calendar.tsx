import type { LocalDate } from '@ofenpost/core/time/instant';
import { addMonths, dayAfterKey, firstOfMonth, monthName, monthWeeks } from '@ofenpost/core/time/month-grid';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate } from '@ofenpost/core/time/zurich';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ArrowIcon } from './icons.tsx';
import controls from './controls.module.css';
import styles from './month-calendar.module.css';

/** The mark of a day in the calendar. */
export type DayMark = { readonly kind: 'closed' | 'other' | 'holiday'; readonly label: string };

type Props = {
  readonly today: LocalDate;
  readonly chosen: LocalDate | null;
  readonly markOf?: (date: LocalDate) => DayMark | null;
  /** Whether a day can be chosen; other days are only displayed. */
  readonly isOpen?: (date: LocalDate) => boolean;
  readonly isSmall?: boolean;
  /** Called with the day that the arrow keys or a change of month lead to. */
  readonly onReached?: (date: LocalDate) => void;
  readonly onChoose: (date: LocalDate) => void;
};

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;

const nameOf = (date: LocalDate): string => `${WEEKDAY_NAMES[dayOfWeek(date)] ?? ''}, ${formatLocalDate(date)}`;

/** Lets people choose a day of a month, by pointer or arrow keys. */
export function MonthCalendar({
  today,
  chosen,
  markOf = () => null,
  isOpen = () => true,
  isSmall = false,
  onReached,
  onChoose,
}: Props) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setReached] = useState(chosen ?? today);
  const setAt = (date: LocalDate) => {
    setReached(date);
    onReached?.(date);
  };
  const [seen, setSeen] = useState(chosen);
  // A day chosen elsewhere turns the calendar to its month.
  if (chosen !== seen) {
    setSeen(chosen);
    if (chosen !== null) setReached(chosen);
  }
  const month = firstOfMonth(at).slice(0, 7);
  const lead = (event: KeyboardEvent) => {
    const date = dayAfterKey(at, event.key, event.shiftKey);
    if (date === null) return;
    event.preventDefault();
    flushSync(() => setAt(date));
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };
  return (
    <div className={isSmall ? styles.small : styles.calendar}>
      <div className={styles.head}>
        <button
          type="button"
          className={`${controls.round} ${styles.back}`}
          aria-label="Voriger Monat"
          onClick={() => setAt(addMonths(at, -1))}
        >
          <ArrowIcon />
        </button>
        <h2 id={titleId} aria-live="polite">
          {monthName(at)}
        </h2>
        <button
          type="button"
          className={controls.round}
          aria-label="Nächster Monat"
          onClick={() => setAt(addMonths(at, 1))}
        >
          <ArrowIcon />
        </button>
      </div>
      <table ref={grid} aria-labelledby={titleId} className={styles.grid}>
        <thead>
          <tr>
            {MONDAY_FIRST.map((weekday) => (
              <th key={weekday} scope="col" abbr={WEEKDAY_NAMES[weekday]}>
                {WEEKDAY_NAMES[weekday].slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(at).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const mark = markOf(date);
                return (
                  <td key={date}>
                    <button
                      type="button"
                      data-date={date}
                      data-kind={mark?.kind}
                      data-past={date < today || undefined}
                      data-outside={!date.startsWith(month) || undefined}
                      className={styles.day}
                      tabIndex={date === at ? 0 : -1}
                      aria-pressed={date === chosen}
                      aria-current={date === today ? 'date' : undefined}
                      aria-disabled={!isOpen(date) || undefined}
                      onKeyDown={lead}
                      onClick={() => {
                        setAt(date);
                        if (isOpen(date)) onChoose(date);
                      }}
                    >
                      <b aria-hidden="true">{Number(date.slice(8))}</b>
                      {mark !== null && <small aria-hidden="true">{mark.label}</small>}
                      <span className={controls.visuallyHidden}>
                        {mark === null ? nameOf(date) : `${nameOf(date)}: ${mark.label}`}
                      </span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
