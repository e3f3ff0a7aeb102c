import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { nextRange } from '@ofenpost/core/opening-hours/edit-week';
import type { TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { rangeMinutes } from '@ofenpost/core/opening-hours/range-minutes';
import { RANGES_A_DAY_MAX } from '@ofenpost/core/opening-hours/time-range-draft';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CloseIcon, PlusIcon } from '../app/icons.tsx';
import { TimeInput } from '../editor/typed-input.tsx';
import controls from '../theme/controls.module.css';
import styles from './ranges-field.module.css';

type Props = {
  readonly label: string;
  /** The path in the draft: `restaurant-1`. */
  readonly name: string;
  readonly ranges: readonly TimeRange[];
  readonly errors: FieldErrors;
  /** The messages about overlapping ranges, by index; they appear at once. */
  readonly overlaps: ReadonlyMap<number, string>;
  readonly onChange: (ranges: TimeRange[]) => void;
};

const PARTS = [
  ['open', 'von'],
  ['close', 'bis'],
] as const;

/** Whether a range ends on the next day. */
const endsTomorrow = (range: TimeRange): boolean => (rangeMinutes(range)?.ends ?? 0) > 24 * 60;

/** Asks for the hours of one day as text. */
export function RangesField({ label, name, ranges, errors, overlaps, onChange }: Props) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const focus = (selector: string) => group.current?.querySelector<HTMLElement>(selector)?.focus();
  const add = () => {
    flushSync(() => onChange([...ranges, nextRange(ranges)]));
    focus(`li:last-child input`);
  };
  const remove = (place: number) => {
    flushSync(() => onChange(ranges.filter((_, index) => index !== place)));
    focus('button:last-of-type');
  };
  const errorOf = (place: number): string | undefined =>
    errors[`${name}.${place}.open`] ??
    errors[`${name}.${place}.close`] ??
    errors[`${name}.${place}`] ??
    overlaps.get(place);
  return (
    <fieldset ref={group} className={styles.field}>
      <legend>{label}</legend>
      {ranges.length === 0 && <p className={styles.closed}>geschlossen</p>}
      <ul className={styles.ranges}>
        {ranges.map((range, place) => {
          const error = errorOf(place);
          const noteId = `${id}-${place}`;
          return (
            // Ranges have no id, so the index is the key.
            <li key={place}>
              <div className={styles.range}>
                {PARTS.map(([part, word]) => (
                  <TimeInput
                    key={part}
                    name={`${name}.${place}.${part}`}
                    className={styles.time}
                    aria-label={`${label}, ${place + 1}. Zeit, ${word}`}
                    aria-invalid={error !== undefined}
                    aria-describedby={error === undefined ? undefined : noteId}
                    value={range[part]}
                    onValue={(time) =>
                      onChange(ranges.map((other, index) => (index === place ? { ...other, [part]: time } : other)))
                    }
                  />
                ))}
                <button
                  type="button"
                  className={controls.round}
                  aria-label={`${label}, ${place + 1}. Zeit entfernen`}
                  onClick={() => remove(place)}
                >
                  <CloseIcon />
                </button>
              </div>
              {error === undefined ? (
                endsTomorrow(range) && <p className={styles.hint}>endet am Tag danach</p>
              ) : (
                <p id={noteId} className={styles.error}>
                  {error}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={`${controls.secondary} ${controls.small} ${styles.add}`}
        disabled={ranges.length >= RANGES_A_DAY_MAX}
        onClick={add}
      >
        <PlusIcon />
        Zeit
      </button>
      {errors[name] !== undefined && <p className={styles.error}>{errors[name]}</p>}
    </fieldset>
  );
}
