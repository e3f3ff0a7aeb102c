import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { type ServiceKind, kindOf, withKind } from '@ofenpost/core/opening-hours/edit-special-days';
import type { TimeRange, Service } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { rangeMinutes } from '@ofenpost/core/opening-hours/range-minutes';
import type { SpecialDay } from '@ofenpost/core/opening-hours/special-days';
import { RANGES_A_DAY_MAX, overlappingRanges, OVERLAP } from '@ofenpost/core/opening-hours/time-range-draft';
import { nextRange } from '@ofenpost/core/opening-hours/week';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Choice } from '../ui/choice.tsx';
import { CloseIcon, PlusIcon } from '../ui/icons.tsx';
import { TimeInput } from '../ui/typed-input.tsx';
import controls from '../ui/controls.module.css';
import styles from './ranges-field.module.css';
import specialDayFormStyles from './special-day-form.module.css';

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

type ServiceDayFieldProps = {
  readonly service: Service;
  /** The path in the draft: `2026-12-24.restaurant`. */
  readonly name: string;
  readonly day: SpecialDay;
  /** The regular hours of that weekday. */
  readonly usual: readonly TimeRange[];
  readonly errors: FieldErrors;
  /** The messages about ranges that overlap a neighbouring night, by index. */
  readonly nights: ReadonlyMap<number, string>;
  readonly onChange: (day: SpecialDay) => void;
};

const KINDS: readonly (readonly [ServiceKind, string])[] = [
  ['usual', 'wie üblich'],
  ['closed', 'geschlossen'],
  ['other', 'andere Zeiten'],
];

/** Asks for the hours of a service on a special day. */
export function ServiceDayField({ service, name, day, usual, errors, nights, onChange }: ServiceDayFieldProps) {
  const own = day[service];
  const kind = kindOf(own);
  return (
    <fieldset className={specialDayFormStyles.service}>
      <legend>{SERVICE_LABELS[service]}</legend>
      <div className={specialDayFormStyles.kinds}>
        {KINDS.map(([value, label]) => (
          <Choice
            key={value}
            type="radio"
            face="chip"
            name={`${name}-kind`}
            checked={kind === value}
            onChange={() =>
              onChange(
                withKind(day, {
                  service,
                  kind: value,
                  usual: usual.length === 0 ? [{ open: '11:00', close: '14:00' }] : [...usual],
                }),
              )
            }
          >
            {label}
          </Choice>
        ))}
      </div>
      {own !== null && kind === 'other' && (
        <RangesField
          label={`Zeiten ${SERVICE_LABELS[service]}`}
          name={`${name}.openingHour`}
          ranges={own.openingHour}
          errors={errors}
          overlaps={
            new Map([
              ...nights,
              ...overlappingRanges([{ dayOfWeek: 0, openingHour: own.openingHour }]).map(
                ({ range }) => [range, OVERLAP] as const,
              ),
            ])
          }
          onChange={(openingHour) => onChange({ ...day, [service]: { ...own, openingHour } })}
        />
      )}
    </fieldset>
  );
}
